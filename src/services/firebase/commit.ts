import * as v from 'valibot'

import { publicName } from '#domain/profile/public-name.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import type { Write } from './documents.ts'
import { askFirestore } from './firestore-web.ts'

const Committed = v.object({ commitTime: v.string() })

/** What the sign-in script has to tell. It is loaded by then, or is loaded now. */
async function fromSignIn<Value>(told: Promise<Value | undefined>): ForumResult<Value> {
  try {
    const value = await told
    return value ? ok(value) : fail('signed-out')
  } catch {
    return fail('offline')
  }
}

const client = () => import('./client.ts')

/** The key of whoever is signed in. */
export const memberToken = (): ForumResult<string> =>
  fromSignIn(client().then(({ authToken }) => authToken()))

/** The key to a post, and the name beside it; without a name others see "a member". */
export async function authorToken(): ForumResult<{ token: string; name: string }> {
  const author = await fromSignIn(client().then(client => client.authorToken()))
  return author.ok ? ok({ ...author.value, name: publicName(author.value.name) }) : author
}

/** Makes all the changes or none. Tells when, by the clock of the database: that of the reader may be wrong. */
export async function commit(writes: readonly Write[], key?: string): ForumResult<number> {
  const token = key ? ok(key) : await memberToken()
  if (!token.ok) return token
  const done = await askFirestore({ path: ':commit', body: { writes }, token: token.value })
  if (!done.ok) return done
  const committed = v.safeParse(Committed, done.value)
  const at = committed.success ? Date.parse(committed.output.commitTime) : Number.NaN
  return Number.isNaN(at) ? fail('malformed') : ok(at)
}
