import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import { StoredDocument } from './decode.ts'
import { askFirestore, nameOf } from './request.ts'
import type { FirestoreResult } from './request.ts'

const Fetched = v.array(
  v.object({ found: v.optional(StoredDocument), readTime: v.optional(v.string(), '') }),
)

/** Those of these documents that are there, in one request, and when that was by the clock of the database. */
export async function getDocuments(
  paths: readonly string[],
  token: string,
): FirestoreResult<{ found: StoredDocument[]; at: number }> {
  const body = { documents: paths.map(nameOf) }
  const asked = await askFirestore({ path: ':batchGet', body, token })
  if (!asked.ok) return asked
  const fetched = v.safeParse(Fetched, asked.value)
  if (!fetched.success) return fail('malformed')
  const rows = fetched.output
  return ok({
    found: rows.flatMap(({ found }) => found ?? []),
    at: Math.max(...rows.map(({ readTime }) => Date.parse(readTime))),
  })
}
