import * as v from 'valibot'

import { PACE } from '#domain/forum/notice.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult, ForumFailure } from '#services/questions.ts'
import { authorToken, commit, memberToken } from './commit.ts'
import { fieldsOf, plainDocument, StoredDocument } from './documents.ts'
import type { Write } from './documents.ts'
import { askFirestore, nameOf } from './firestore-web.ts'

/** What has a pace: the rules let a member write one of each kind, then wait. */
export const kinds = ['question', 'answer', 'review', 'report'] as const
export type Kind = (typeof kinds)[number]

const Row = v.object({ found: v.optional(StoredDocument), readTime: v.optional(v.string(), '') })
type Row = v.InferOutput<typeof Row>
const At = v.object({ at: v.number() })

const nameOfPace = (uid: string, kind: Kind) => nameOf(`users/${uid}/pace/${kind}`)

/** Goes with every new post, in one commit, and names it: the rules look at both. */
const paceWrite = (uid: string, kind: Kind, post: string): Write => ({
  update: { name: nameOfPace(uid, kind), fields: fieldsOf({ post }) },
  updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
})

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
  const author = await authorToken()
  if (!author.ok) return author
  const { token, name } = author.value
  const done = await commit([...writes(name), paceWrite(uid, kind, post)], token)
  if (done.ok) return ok({ at: done.value, name })
  return done.reason === 'refused' ? fail(await reasonOfRefusal(uid, kind)) : done
}

/** The rules say only no. Why they said it is seen in the database, by its own clock. */
async function reasonOfRefusal(uid: string, kind: Kind): Promise<ForumFailure> {
  const token = await memberToken()
  if (!token.ok) return token.reason
  const [pace, closed] = [nameOfPace(uid, kind), nameOf(`closedAccounts/${uid}`)]
  const body = { documents: [pace, closed] }
  const asked = await askFirestore({ path: ':batchGet', body, token: token.value })
  const fetched = asked.ok && v.safeParse(v.array(Row), asked.value)
  if (!fetched || !fetched.success) return 'refused'
  const rowOf = (name: string) => fetched.output.find(({ found }) => found?.name === name)
  if (rowOf(closed)) return 'closed'
  return isRecent(rowOf(pace)) ? 'too-soon' : 'refused'
}

function isRecent(row: Row | undefined): boolean {
  const pace = row?.found && v.safeParse(At, plainDocument(row.found))
  return pace?.success === true && Date.parse(row?.readTime ?? '') - pace.output.at < PACE
}
