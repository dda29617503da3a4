import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import { askFirestore, pathOf } from './request.ts'
import type { FirestoreResult } from './request.ts'

/** Where the documents after this one begin: its values in the order of the query. */
export type Cursor = readonly object[]

type Direction = 'ASCENDING' | 'DESCENDING'
const NAME = '__name__'

/** A query in the words of the interface, as far as this site needs them. */
export interface Query {
  from: readonly [{ collectionId: string; allDescendants?: boolean }]
  where?: object
  select?: object
  orderBy?: readonly { field: { fieldPath: string }; direction: Direction }[]
  startAt?: { values: Cursor; before: false }
  limit?: number
}

/** Documents with this text in a field. */
export const whereEqual = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
})

export interface Place {
  /** The document below which the collection stands; without it, the database. */
  below?: readonly string[]
  token?: string
}

const Rows = v.array(v.object({ document: v.optional(v.unknown()) }))

/** The documents that a query finds, not looked at yet. */
export async function runQuery(
  structuredQuery: Query,
  { below = [], token }: Place = {},
): FirestoreResult<unknown[]> {
  const path = `${pathOf(...below)}:runQuery`
  const asked = await askFirestore({ path, body: { structuredQuery }, token })
  if (!asked.ok) return asked
  const rows = v.safeParse(Rows, asked.value)
  if (!rows.success) return fail('malformed')
  return ok(rows.output.flatMap(({ document }) => (document ? [document] : [])))
}

/** Ends with the name of the document, so that equal values have an order too and a cursor is exact. */
export const orderBy = (fields: readonly string[], direction: Direction) =>
  [...fields, NAME].map(fieldPath => ({ field: { fieldPath }, direction }))

const Raw = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.looseObject({})), {}),
})

/** The place of a document in such an order: its own values, to the microsecond. */
export function cursorOf(document: unknown, fields: readonly string[]): Cursor | undefined {
  const raw = v.safeParse(Raw, document)
  if (!raw.success) return undefined
  const { name, fields: values } = raw.output
  return [...fields.map(field => values[field] ?? { nullValue: null }), { referenceValue: name }]
}
