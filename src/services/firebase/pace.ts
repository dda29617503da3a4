import * as v from 'valibot'

import { PACE } from '#domain/forum.ts'
import type { Asked, ForumFailure } from '#services/questions.ts'
import { memberToken } from './commit.ts'
import { plainDocument, StoredDocument } from './documents.ts'
import type { Write } from './documents.ts'
import { askFirestore, nameOf } from './firestore-web.ts'

/** What has a pace: the rules let a member write one of each kind, then wait. */
export const kinds = ['question', 'answer', 'report'] as const
export type Kind = (typeof kinds)[number]

const Fetched = v.tuple([
  v.object({ found: v.optional(StoredDocument), readTime: v.optional(v.string(), '') }),
])
const At = v.object({ at: v.number() })

const nameOfPace = (uid: string, kind: Kind) => nameOf(`users/${uid}/pace/${kind}`)

/** Goes with every new post, in one commit: the rules look at it. */
export const paceWrite = (uid: string, kind: Kind): Write => ({
  update: { name: nameOfPace(uid, kind), fields: {} },
  updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
})

/** The rules say only no. Whether they said it because of the pace is seen in the database, by its own clock. */
export async function reasonOfRefusal(uid: string, kind: Kind): Promise<ForumFailure> {
  return (await isTooSoon(uid, kind)) ? 'too-soon' : 'refused'
}

async function isTooSoon(uid: string, kind: Kind): Promise<boolean> {
  const asked = await fetchPace(uid, kind)
  const fetched = asked.ok && v.safeParse(Fetched, asked.value)
  if (!fetched || !fetched.success) return false
  const [{ found, readTime }] = fetched.output
  const pace = found && v.safeParse(At, plainDocument(found))
  return pace?.success === true && Date.parse(readTime) - pace.output.at < PACE
}

async function fetchPace(uid: string, kind: Kind): Asked<unknown> {
  const token = await memberToken()
  if (!token.ok) return token
  const body = { documents: [nameOfPace(uid, kind)] }
  return askFirestore({ path: ':batchGet', body, token: token.value })
}
