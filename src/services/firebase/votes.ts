import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import { withVote } from '#domain/forum/vote.ts'
import type { Vote, Votes } from '#domain/forum/vote.ts'
import type { ForumResult } from '#services/questions.ts'
import { commit, memberToken } from './commit.ts'
import { fieldsOf, plainDocument, StoredDocument } from './documents.ts'
import { askFirestore, nameOf } from './firestore-web.ts'

/** How often a vote is tried when others write the same count, or when it was changed in another tab meanwhile. */
const TRIES = 4

const Fetched = v.array(v.object({ found: v.optional(StoredDocument) }))
const Value = v.object({ value: v.picklist([1, -1]) })

const votePath = (question: string, uid: string) => nameOf(`questions/${question}/votes/${uid}`)

/** How a member voted on these questions, in one request. */
export async function votesOf(uid: string, questions: readonly string[]): ForumResult<Votes> {
  if (questions.length === 0) return ok({})
  const token = await memberToken()
  if (!token.ok) return token
  const documents = questions.map(question => votePath(question, uid))
  const asked = await askFirestore({ path: ':batchGet', body: { documents }, token: token.value })
  if (!asked.ok) return asked
  const fetched = v.safeParse(Fetched, asked.value)
  if (!fetched.success) return fail('malformed')
  let votes: Votes = {}
  for (const { found } of fetched.output) {
    const vote = found && v.safeParse(Value, plainDocument(found))
    const question = found?.name.split('/').at(-3)
    if (question && vote?.success) votes = withVote(votes, question, vote.output.value)
  }
  return ok(votes)
}

async function voteNow(uid: string, question: string): ForumResult<Vote> {
  const votes = await votesOf(uid, [question])
  return votes.ok ? ok(votes.value[question] ?? 0) : votes
}

interface Move {
  uid: string
  question: string
  before: Vote
  wanted: Vote
}

/** The vote and the count move together: the rules of the database allow neither alone. */
async function move({ uid, question, before, wanted }: Move): ForumResult<number> {
  const change = wanted - before
  if (change === 0) return ok(0)
  const name = votePath(question, uid)
  return commit([
    wanted === 0
      ? { delete: name }
      : { update: { name, fields: fieldsOf({ value: wanted, uid }) } },
    {
      update: { name: nameOf(`questions/${question}`), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'votes', increment: { integerValue: String(change) } }],
      currentDocument: { exists: true },
    },
  ])
}

/** Others are writing the same count: each waits a little, and not equally long. */
const pause = (tries: number) =>
  new Promise(resolve => setTimeout(resolve, Math.random() * 200 * tries))

/**
 * Votes, and tries again where that can help. `known` is how the member has voted so far, where the page knows it: it
 * may have changed in another tab, or an answer that was lost on the way may hide a vote that was counted, so another
 * try reads it first.
 */
export async function vote(
  uid: string,
  question: string,
  wanted: Vote,
  known?: Vote,
): ForumResult<null> {
  for (let tries = 1; ; tries++) {
    const before = tries === 1 && known !== undefined ? ok(known) : await voteNow(uid, question)
    const moved = before.ok ? await move({ uid, question, before: before.value, wanted }) : before
    if (moved.ok) return ok(null)
    const { reason } = moved
    const most = reason === 'busy' || reason === 'refused' ? TRIES : 2
    if (reason === 'signed-out' || reason === 'gone' || tries >= most) return moved
    if (reason === 'busy') await pause(tries)
  }
}
