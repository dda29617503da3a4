import type { Answer, Question } from '#domain/forum.ts'
import type { ReadyDraft } from '#domain/question-draft.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { Vote, Votes } from '#domain/vote.ts'

/**
 * Why the forum's database did not do what it was asked: there is none, no connection, no answer in time, an answer
 * that makes no sense, not allowed, not signed in (any more), or the question is gone.
 */
export type ForumFailure =
  'not-set-up' | 'offline' | 'slow' | 'malformed' | 'refused' | 'signed-out' | 'gone'

export type Asked<Value> = Promise<Result<Value, ForumFailure>>

/** Whoever writes: the name is what others see. */
export interface Author {
  uid: string
  displayName: string
}

/** What the forum needs of a database. */
export interface QuestionService {
  /** Whether this site has a forum database at all. */
  available: boolean
  /** The newest questions. Anybody may ask. */
  latest: () => Asked<Question[]>
  /** The answers to a question, oldest first. Anybody may ask. */
  answers: (question: string) => Asked<Answer[]>
  /** How a member voted on these questions. */
  votesOf: (uid: string, questions: readonly string[]) => Asked<Votes>
  ask: (author: Author, draft: ReadyDraft) => Asked<Question>
  edit: (question: string, draft: ReadyDraft) => Asked<null>
  remove: (question: string) => Asked<null>
  /** Sets, changes or (with 0) takes back the member's one vote. */
  vote: (uid: string, question: string, vote: Vote) => Asked<null>
  answer: (author: Author, question: string, text: string) => Asked<Answer>
  removeAnswer: (question: string, answer: string) => Asked<null>
}

const notSetUp = () => Promise.resolve(fail('not-set-up'))

/** A site without a database: the samples are all there is. */
export const noQuestions: QuestionService = {
  available: false,
  latest: () => Promise.resolve(ok([])),
  answers: () => Promise.resolve(ok([])),
  votesOf: () => Promise.resolve(ok({})),
  ask: notSetUp,
  edit: notSetUp,
  remove: notSetUp,
  vote: notSetUp,
  answer: notSetUp,
  removeAnswer: notSetUp,
}
