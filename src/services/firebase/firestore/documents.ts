import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import { askFirestore, pathOf } from './request.ts'
import type { FirestoreResult } from './request.ts'
import { readDocument } from './decode.ts'

/** One document that is what it should be. */
export async function getDocument<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  ...names: string[]
): FirestoreResult<Entry> {
  const asked = await askFirestore({ path: pathOf(...names) })
  if (!asked.ok) return asked
  const found = readDocument(schema, asked.value)
  return found === undefined ? fail('malformed') : ok(found)
}

/** The documents that are what they should be; one that is not does not hide the others. */
export function readAll<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  documents: readonly unknown[],
) {
  const entries = documents.flatMap(document => readDocument(schema, document) ?? [])
  return documents.length > 0 && entries.length === 0 ? fail('malformed') : ok(entries)
}

const List = v.object({
  documents: v.optional(v.array(v.unknown()), []),
  nextPageToken: v.optional(v.string(), ''),
})

interface Part {
  size: number
  /** Fields, each with " desc" where the largest comes first. */
  orderBy: string
  /** Where the part before ended. */
  after?: string
}

/** A part of a collection, not looked at yet, and where the next one begins. */
export async function listDocuments(
  collection: readonly string[],
  { size, orderBy, after }: Part,
): FirestoreResult<{ documents: unknown[]; next?: string }> {
  const asked = await askFirestore({
    path: pathOf(...collection),
    parameters: { pageSize: String(size), orderBy, ...(after && { pageToken: after }) },
  })
  if (!asked.ok) return asked
  const listed = v.safeParse(List, asked.value)
  if (!listed.success) return fail('malformed')
  const { documents, nextPageToken: next } = listed.output
  return ok({ documents, ...(next && { next }) })
}
