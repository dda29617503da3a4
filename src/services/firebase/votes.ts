import * as v from 'valibot'

import { ok } from '#domain/result.ts'
import { withVote } from '#domain/forum/vote.ts'
import type { Vote, Votes } from '#domain/forum/vote.ts'
import type { ForumResult } from '#services/questions.ts'
import { commit } from './firestore/commit.ts'
import { getDocuments } from './firestore/get-documents.ts'
import { asMember } from './firestore/token.ts'
import { placeOf, plainFields } from './firestore/decode.ts'
import { change, put, remove } from './firestore/writes.ts'

/** How often a vote is tried when others write the same count, or when it was changed in another tab meanwhile. */
const TRIES = 4

const Value = v.object({ value: v.picklist([1, -1]) })

const votePath = (question: string, uid: string) => `questions/${question}/votes/${uid}`

/** How a member voted on these questions, in one request. */
export async function votesOf(uid: string, questions: readonly string[]): ForumResult<Votes> {
  if (questions.length === 0) return ok({})
  const paths = questions.map(question => votePath(question, uid))
  const fetched = await asMember(token => getDocuments(paths, token))
  if (!fetched.ok) return fetched
  let votes: Votes = {}
  for (const document of fetched.value.found) {
    const vote = v.safeParse(Value, plainFields(document))
    const [, question] = placeOf(document).split('/')
    if (question && vote.success) votes = withVote(votes, question, vote.output.value)
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
  const by = wanted - before
  if (by === 0) return ok(0)
  const path = votePath(question, uid)
  return commit([
    wanted === 0 ? remove(path) : put(path, { value: wanted, uid }),
    change(`questions/${question}`, {}, { counts: { votes: by } }),
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
