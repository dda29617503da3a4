import { invalid, RequestError } from '#local/http/error.ts'
import type { Identity } from '#local/http/identity.ts'
import { parse } from '#local/http/parse.ts'
import type { Document } from './documents.ts'
import { valueAt } from './filter.ts'
import { parseName } from './names.ts'
import { fullOrder } from './order.ts'
import { QuerySchema, type Order } from './query-schema.ts'
import { project, runQuery, type Sources } from './query.ts'
import { FieldValueSchema } from './value.ts'

import * as v from 'valibot'

/** `GET …/documents/a/b` is one document, `GET …/documents/a` a page of a collection. */
export function readPlainly(
  sources: Sources,
  identity: Identity,
  name: string,
  options: URLSearchParams,
) {
  const { segments } = parseName(name)
  if (segments.length === 0) throw invalid('Name a collection or a document')
  return segments.length % 2 === 0
    ? getDocument(sources, identity, name, options)
    : listDocuments(sources, identity, name, options)
}

const maskOf = (options: URLSearchParams) =>
  options.has('mask.fieldPaths') ? options.getAll('mask.fieldPaths') : undefined

function getDocument(
  { store, guard }: Sources,
  identity: Identity,
  name: string,
  options: URLSearchParams,
): Document {
  const document = store.get(name)
  guard.read(identity, name, document)
  if (!document) throw new RequestError('NOT_FOUND', `Document "${name}" not found.`)
  return project(document, maskOf(options))
}

const Page = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(300))
const Token = v.array(FieldValueSchema)

function listDocuments(
  sources: Sources,
  identity: Identity,
  name: string,
  options: URLSearchParams,
) {
  const [collectionId = ''] = name.split('/').slice(-1)
  const size = parse(Page, options.get('pageSize') ?? '100')
  const orderBy = fullOrder({ orderBy: readOrder(options.get('orderBy')), where: undefined })
  const token = options.get('pageToken')
  const query = parse(QuerySchema, {
    from: [{ collectionId }],
    orderBy,
    ...(token && { startAt: { values: readToken(token) } }),
    limit: size + 1,
  })
  const rows = runQuery(sources, identity, name.slice(0, -collectionId.length - 1), query)
  const last = rows.length > size ? rows[size - 1] : undefined
  return {
    documents: rows.slice(0, size).map(row => project(row, maskOf(options))),
    ...(last && { nextPageToken: writeToken(last, orderBy) }),
  }
}

/** `at desc, title` */
function readOrder(text: string | null): Order[] {
  if (!text) return []
  return text.split(',').map(part => {
    const [fieldPath = '', direction = 'asc'] = part.trim().split(/\s+/)
    if (direction !== 'asc' && direction !== 'desc')
      throw invalid(`${direction} is neither asc nor desc`)
    return { field: { fieldPath }, direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING' }
  })
}

// The next page begins after the values of the last row, so a row that is deleted meanwhile does no harm.
const writeToken = (last: Document, order: Order[]) =>
  Buffer.from(JSON.stringify(order.map(({ field }) => valueAt(last, field.fieldPath)))).toString(
    'base64url',
  )

function readToken(token: string) {
  try {
    return parse(Token, JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch (cause) {
    throw Object.assign(invalid('The page token is not one of this server'), { cause })
  }
}
