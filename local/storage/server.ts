import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { invalid, unimplemented } from '#local/http/error.ts'
import { identify } from '#local/http/identity.ts'
import { parseJson } from '#local/http/parse.ts'
import { readBody, sendJson, serve, type Running } from '#local/http/serve.ts'
import { loadRules } from '#local/rules/rules.ts'
import { createBucket, type Bucket, type Target } from './bucket.ts'
import { createGuard } from './guard.ts'
import { SettingsSchema } from './objects.ts'
import { LARGEST_BODY, receive } from './receive.ts'
import { createStore } from './store.ts'
import { createUploads } from './uploads.ts'

interface Options {
  port: number
  /** The port of the site whose pages may send requests. */
  site?: number | undefined
  /** Where the objects are kept; `:memory:` forgets them at the end. */
  file: string
  rules: string
  quota?: number
}

export interface StorageServer extends Running {
  clear: () => void
}

const PATH = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/

/** The part of Storage's interface that `firebase/storage` uses. */
export async function startStorage({
  port,
  site,
  file,
  rules,
  quota = 2 ** 30,
}: Options): Promise<StorageServer> {
  const store = createStore(file)
  const guard = createGuard(loadRules(readFileSync(rules, 'utf8'), 'firebase.storage'))
  const bucket = createBucket(store, guard, quota)
  const uploads = createUploads(bucket)

  const server = await serve(
    async (request, response) => {
      const { pathname, searchParams: options } = new URL(request.url ?? '/', 'http://local')
      const [, inBucket, inPath] = PATH.exec(pathname) ?? []
      if (inBucket === undefined) throw unimplemented(`${pathname} is not served here`)
      const name = inPath ? decode(inPath) : (options.get('name') ?? '')
      const target = {
        identity: identify(request.headers.authorization),
        bucket: decode(inBucket),
        name,
      }
      if (request.method === 'GET' && !inPath) return list(bucket, target, options, response)
      if (name === '') throw invalid('The object has no name')
      if (request.method === 'POST')
        return receive(bucket, uploads, { request, response, target, options })
      return answer(bucket, target, options, request, response)
    },
    port,
    site,
  )

  return {
    ...server,
    clear: store.clear,
    async close() {
      await server.close()
      store.close()
    },
  }
}

async function answer(
  bucket: Bucket,
  target: Target,
  options: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
) {
  switch (request.method) {
    case 'GET': {
      const object = bucket.read(target, options.get('token') ?? undefined)
      if (options.get('alt') !== 'media') return sendJson(response, 200, object)
      response.writeHead(200, {
        'content-type': object.contentType,
        'content-disposition': object.contentDisposition,
        'cache-control': object.cacheControl ?? 'private, max-age=0',
        'x-content-type-options': 'nosniff',
      })
      response.end(bucket.bytes(target))
      return
    }
    case 'PATCH': {
      const body = (await readBody(request, LARGEST_BODY)).toString()
      return sendJson(response, 200, bucket.change(target, parseJson(SettingsSchema, body)))
    }
    case 'DELETE':
      bucket.remove(target)
      response.writeHead(204).end()
      return
    default:
      throw unimplemented(`${request.method} is not served here`)
  }
}

function list(
  bucket: Bucket,
  target: Target,
  options: URLSearchParams,
  response: ServerResponse,
): void {
  const prefix = options.get('prefix') ?? ''
  sendJson(response, 200, bucket.list({ ...target, name: prefix }, options.get('delimiter') ?? ''))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalid(`${text} is not a name`)
  }
}
