import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import type { Asked } from '#services/questions.ts'
import type { Write } from './documents.ts'
import { askFirestore } from './firestore-web.ts'

const Committed = v.object({ commitTime: v.string() })

/** The key of whoever is signed in. The sign-in script is loaded by then, or is loaded now. */
export async function memberToken(): Asked<string> {
  try {
    const { authToken } = await import('./client.ts')
    const token = await authToken()
    return token ? ok(token) : fail('signed-out')
  } catch {
    return fail('offline')
  }
}

/** Makes all the changes or none. Tells when, by the clock of the database: that of the reader may be wrong. */
export async function commit(writes: readonly Write[]): Asked<number> {
  const token = await memberToken()
  if (!token.ok) return token
  const done = await askFirestore({ path: ':commit', body: { writes }, token: token.value })
  if (!done.ok) return done
  const committed = v.safeParse(Committed, done.value)
  const at = committed.success ? Date.parse(committed.output.commitTime) : Number.NaN
  return Number.isNaN(at) ? fail('malformed') : ok(at)
}
