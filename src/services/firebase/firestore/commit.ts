import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import { askFirestore } from './request.ts'
import type { FirestoreResult } from './request.ts'
import { asAuthor, asMember } from './token.ts'
import type { Author } from './token.ts'
import type { Write } from './writes.ts'

const Committed = v.object({ commitTime: v.string() })

async function commitWith(writes: readonly Write[], token: string): FirestoreResult<number> {
  const done = await askFirestore({ path: ':commit', body: { writes }, token })
  if (!done.ok) return done
  const committed = v.safeParse(Committed, done.value)
  const at = committed.success ? Date.parse(committed.output.commitTime) : Number.NaN
  return Number.isNaN(at) ? fail('malformed') : ok(at)
}

/** Makes all the changes or none. Tells when, by the clock of the database: that of the reader may be wrong. */
export const commit = (writes: readonly Write[]): FirestoreResult<number> =>
  asMember(token => commitWith(writes, token))

/** A post, with the name that others may see. Tells that, too. */
export const commitPost = (
  writes: (name: string) => readonly Write[],
): FirestoreResult<{ at: number; name: string }> =>
  asAuthor(async ({ token, name }: Author) => {
    const done = await commitWith(writes(name), token)
    return done.ok ? ok({ at: done.value, name }) : done
  })

/** Far below the 500 writes that fit into a commit: what the rules may evaluate for one is limited too. */
const BATCH = 10

/** Many changes that do not hang together: those that were made stay, where a later one is refused. */
export async function commitInBatches(writes: readonly Write[]): FirestoreResult<null> {
  for (let from = 0; from < writes.length; from += BATCH) {
    const done = await commit(writes.slice(from, from + BATCH))
    if (!done.ok) return done
  }
  return ok(null)
}
