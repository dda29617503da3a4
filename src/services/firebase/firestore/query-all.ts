import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import { StoredDocument } from './decode.ts'
import { cursorOf, orderBy, runQuery } from './query.ts'
import type { Cursor, Place, Query } from './query.ts'
import type { FirestoreResult } from './request.ts'

/** As many as come in one answer, far from the limit of time. */
const PART = 300

/** All documents that a query finds, in the order of their names: a part at a time, because a request has a limit of time. */
export async function queryAll(query: Query, place: Place): FirestoreResult<StoredDocument[]> {
  const all: StoredDocument[] = []
  for (let after: Cursor | undefined; ;) {
    const part = await runQuery(
      {
        ...query,
        orderBy: orderBy([], 'ASCENDING'),
        ...(after && { startAt: { values: after, before: false } }),
        limit: PART,
      },
      place,
    )
    if (!part.ok) return part
    const stored = v.safeParse(v.array(StoredDocument), part.value)
    if (!stored.success) return fail('malformed')
    all.push(...stored.output)
    if (stored.output.length < PART) return ok(all)
    after = cursorOf(stored.output.at(-1), [])
    // Without a place to go on from, the first part would come again and again.
    if (!after) return fail('malformed')
  }
}
