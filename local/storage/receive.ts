import type { IncomingMessage, ServerResponse } from 'node:http'

import { invalid } from '#local/http/error.ts'
import { parseJson } from '#local/http/parse.ts'
import { readBody, sendJson } from '#local/http/serve.ts'
import type { Bucket, Target } from './bucket.ts'
import { readParts } from './multipart.ts'
import { SettingsSchema, type Settings } from './objects.ts'
import type { Uploads } from './uploads.ts'

// Larger than any rule allows, so that the rule and not this limit is what refuses a photo.
export const LARGEST_BODY = 64 * 1024 * 1024

export interface Upload {
  request: IncomingMessage
  response: ServerResponse
  target: Target
  options: URLSearchParams
}

/** Takes an upload in one of the three ways that the interface has: in pieces, in two parts, or as plain bytes. */
export async function receive(bucket: Bucket, uploads: Uploads, upload: Upload): Promise<void> {
  const { request, response, target } = upload
  if (request.headers['x-goog-upload-command']) return receivePieces(uploads, upload)
  const body = await readBody(request, LARGEST_BODY)
  const type = request.headers['content-type']
  if (request.headers['x-goog-upload-protocol'] !== 'multipart') {
    return sendJson(response, 200, bucket.upload(target, { contentType: type }, body))
  }
  const [about, object] = readParts(type, body)
  const settings = parseJson(SettingsSchema, about.content.toString())
  sendJson(
    response,
    200,
    bucket.upload(target, withType(settings, object.contentType), object.content),
  )
}

const withType = (settings: Settings, contentType: string | undefined): Settings => ({
  ...settings,
  contentType: settings.contentType ?? contentType,
})

async function receivePieces(
  uploads: Uploads,
  { request, response, target, options }: Upload,
): Promise<void> {
  const commands = String(request.headers['x-goog-upload-command']).split(/,\s*/)
  if (commands.includes('start'))
    return startPieces(uploads, { request, response, target, options })
  const id = options.get('upload_id') ?? ''
  if (commands.includes('cancel')) {
    uploads.cancel(id)
    response.writeHead(200).end()
    return
  }
  if (commands.includes('upload')) {
    const offset = Number(request.headers['x-goog-upload-offset'] ?? 0)
    uploads.add(id, offset, await readBody(request, LARGEST_BODY))
  }
  const object = commands.includes('finalize') ? uploads.finish(id) : undefined
  const { size, state } = uploads.status(id)
  response.setHeader('x-goog-upload-status', state)
  response.setHeader('x-goog-upload-size-received', String(size))
  sendJson(response, 200, object ?? {})
}

async function startPieces(uploads: Uploads, { request, response, target }: Upload): Promise<void> {
  const { headers } = request
  const body = (await readBody(request, LARGEST_BODY)).toString()
  const settings = body ? parseJson(SettingsSchema, body) : {}
  const size = Number(headers['x-goog-upload-header-content-length'] ?? 0)
  if (!Number.isSafeInteger(size) || size < 0) throw invalid('The announced length is not a length')
  const type = headers['x-goog-upload-header-content-type']
  const id = uploads.start(target, withType(settings, type?.toString()), size)
  const url = new URL(`http://${headers.host}/v0/b/${encodeURIComponent(target.bucket)}/o`)
  url.search = new URLSearchParams({ name: target.name, upload_id: id }).toString()
  response.setHeader('x-goog-upload-status', 'active')
  response.setHeader('x-goog-upload-url', url.href)
  response.setHeader('x-goog-upload-chunk-granularity', String(256 * 1024))
  response.writeHead(200).end()
}
