import * as v from 'valibot'

import { PACE } from '#domain/forum/notice.ts'
import { fail } from '#domain/result.ts'
import type { ForumResult, ForumFailure } from '#services/questions.ts'
import { commitPost } from './firestore/commit.ts'
import { getDocuments } from './firestore/get-documents.ts'
import { asMember } from './firestore/token.ts'
import { placeOf, plainFields } from './firestore/decode.ts'
import { put } from './firestore/writes.ts'
import type { Write } from './firestore/writes.ts'

/** What has a pace: the rules let a member write one of each kind, then wait. */
export const kinds = ['question', 'answer', 'review', 'report'] as const
export type Kind = (typeof kinds)[number]

const At = v.object({ at: v.number() })

const placeOfPace = (uid: string, kind: Kind) => `users/${uid}/pace/${kind}`

interface Post {
  kind: Kind
  uid: string
  /** How the rules call it: for an answer, with the question before it. */
  post: string
  /** All that it writes, under the name that others see beside it. */
  writes: (name: string) => readonly Write[]
}

/** Writes something new, no sooner after the last of its kind than the rules allow. Tells when, and under which name. */
export async function publish({
  kind,
  uid,
  post,
  writes,
}: Post): ForumResult<{ at: number; name: string }> {
  // Goes with every new post, in one commit, and names it: the rules look at both.
  const pace = put(placeOfPace(uid, kind), { post }, { time: 'at' })
  const done = await commitPost(name => [...writes(name), pace])
  if (done.ok || done.reason !== 'refused') return done
  return fail(await reasonOfRefusal(uid, kind))
}

/** The rules say only no. Why they said it is seen in the database, by its own clock. */
async function reasonOfRefusal(uid: string, kind: Kind): Promise<ForumFailure> {
  const [pace, closed] = [placeOfPace(uid, kind), `closedAccounts/${uid}`]
  const fetched = await asMember(token => getDocuments([pace, closed], token))
  if (!fetched.ok) return fetched.reason === 'signed-out' ? 'signed-out' : 'refused'
  const { found, at } = fetched.value
  const documentAt = (place: string) => found.find(document => placeOf(document) === place)
  if (documentAt(closed)) return 'closed'
  const last = documentAt(pace)
  const parsed = last && v.safeParse(At, plainFields(last))
  return parsed?.success && at - parsed.output.at < PACE ? 'too-soon' : 'refused'
}
