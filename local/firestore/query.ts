import type { Identity } from '#local/http/identity.ts'
import type { Document } from './documents.ts'
import { parseFieldPath, readField, writeField } from './field-path.ts'
import { matches } from './filter.ts'
import type { Guard } from './guard.ts'
import type { Indexes } from './indexes.ts'
import { parseName } from './names.ts'
import { between, fullOrder, sort } from './order.ts'
import type { Query } from './query-schema.ts'
import type { Store } from './store.ts'
import type { Fields } from './value.ts'

export interface Sources {
  store: Store
  guard: Guard
  indexes: Indexes
}

/** Runs a query, if the rules allow it. */
export function runQuery(
  { store, guard, indexes }: Sources,
  identity: Identity,
  parent: string,
  query: Query,
) {
  parseName(parent)
  const [{ collectionId, allDescendants } = { collectionId: '', allDescendants: false }] =
    query.from
  guard.query(identity, parent, query)
  indexes.check(query)
  const order = fullOrder(query)
  const { where, startAt, endAt, offset, limit = Infinity } = query
  const documents = allDescendants
    ? store.group(parent, collectionId)
    : store.collection(parent, collectionId)
  const found = documents.filter(document => !where || matches(document, where))
  return between(sort(found, order), order, startAt, endAt).slice(offset, offset + limit)
}

/** Only the named fields. */
export function project(document: Document, fieldPaths: string[] | undefined): Document {
  if (!fieldPaths) return document
  const paths = fieldPaths.filter(path => path !== '__name__').map(parseFieldPath)
  const fields = paths.reduce<Fields>(
    (kept, path) => writeField(kept, path, readField(document.fields, path)),
    {},
  )
  return { ...document, fields }
}
