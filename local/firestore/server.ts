import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'

import * as v from 'valibot'

import { RequestError, unimplemented } from '#local/http/error.ts'
import { identify, type Identity } from '#local/http/identity.ts'
import { parseJson } from '#local/http/parse.ts'
import { readBody, sendJson, serve, type Running } from '#local/http/serve.ts'
import { loadRules } from '#local/rules/rules.ts'
import { AggregationQuery, runAggregation } from './aggregate.ts'
import { Commit, commit } from './commit.ts'
import { createGuard } from './guard.ts'
import { loadIndexes } from './indexes.ts'
import { parseDocumentName } from './names.ts'
import { QuerySchema } from './query-schema.ts'
import { project, runQuery, type Sources } from './query.ts'
import { readPlainly } from './rest.ts'
import { createStore } from './store.ts'

interface Options {
  port: number
  /** The port of the site whose pages may send requests. */
  site?: number | undefined
  /** Where the documents are kept; `:memory:` forgets them at the end. */
  file: string
  rules: string
  indexes: string
}

export interface FirestoreServer extends Running {
  clear: () => void
}

const LARGEST_REQUEST = 10 * 1024 * 1024

const PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^:]*)?)(?::(\w+))?$/

/** The part of Firestore's REST interface that the site uses, and in tests the lite build of the SDK. */
export async function startFirestore({
  port,
  site,
  file,
  rules,
  indexes,
}: Options): Promise<FirestoreServer> {
  const store = createStore(file)
  const guard = createGuard(loadRules(readFileSync(rules, 'utf8'), 'cloud.firestore'), store)
  const sources: Sources = { store, guard, indexes: loadIndexes(readFileSync(indexes, 'utf8')) }

  const server = await serve(
    async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local')
      const [, name = '', method] = PATH.exec(decodePath(pathname)) ?? []
      const streams = method !== undefined && STREAMS.has(method)
      try {
        if (!name) throw unimplemented(`${pathname} is not served here`)
        const identity = identify(request.headers.authorization)
        const plain = request.method === 'GET' && method === undefined
        const answer = plain
          ? readPlainly(sources, identity, name, searchParams)
          : await call(sources, identity, name, method, request)
        sendJson(response, 200, answer)
      } catch (error) {
        if (!(error instanceof RequestError) || !streams) throw error
        // Methods that stream their answer send a failure as the only item of the stream.
        sendJson(response, error.code, [error])
      }
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

const STREAMS = new Set(['batchGet', 'runQuery', 'runAggregationQuery'])

const BatchGet = v.object({
  documents: v.array(v.string()),
  mask: v.optional(v.object({ fieldPaths: v.array(v.string()) })),
})
const RunQuery = v.object({ structuredQuery: QuerySchema })
const RunAggregation = v.object({ structuredAggregationQuery: AggregationQuery })

async function call(
  sources: Sources,
  identity: Identity,
  name: string,
  method: string | undefined,
  request: IncomingMessage,
) {
  const body = (await readBody(request, LARGEST_REQUEST)).toString()
  const { store, guard } = sources
  switch (method) {
    case 'commit':
      return commit(store, guard, identity, parseJson(Commit, body))
    case 'batchGet':
      return batchGet(sources, identity, parseJson(BatchGet, body))
    case 'runQuery': {
      const { structuredQuery } = parseJson(RunQuery, body)
      const rows = runQuery(sources, identity, name, structuredQuery)
      const fields = structuredQuery.select?.fields.map(({ fieldPath }) => fieldPath)
      const readTime = store.now()
      return rows.length > 0
        ? rows.map(row => ({ document: project(row, fields), readTime }))
        : [{ readTime }]
    }
    case 'runAggregationQuery': {
      const { structuredAggregationQuery } = parseJson(RunAggregation, body)
      const aggregateFields = runAggregation(sources, identity, name, structuredAggregationQuery)
      return [{ result: { aggregateFields }, readTime: store.now() }]
    }
    default:
      throw unimplemented(
        `${request.method} ${method ?? ''} is not served here; see local/README.md for what is`,
      )
  }
}

function batchGet(
  { store, guard }: Sources,
  identity: Identity,
  { documents, mask }: v.InferOutput<typeof BatchGet>,
) {
  return documents.map(name => {
    parseDocumentName(name)
    const document = store.get(name)
    guard.read(identity, name, document)
    const readTime = store.now()
    return document
      ? { found: project(document, mask?.fieldPaths), readTime }
      : { missing: name, readTime }
  })
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
