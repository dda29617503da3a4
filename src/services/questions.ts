import type { Answer, Question, View } from '#domain/forum/forum.ts'
import type { ForumFailure } from '#domain/forum/notice.ts'
import type { ReadyDraft } from '#domain/forum/question-draft.ts'
import type { Report } from '#domain/forum/report.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { Vote, Votes } from '#domain/forum/vote.ts'

export type { ForumFailure }

export type Asked<Value> = Promise<Result<Value, ForumFailure>>

/** Whoever writes. The name that others see comes with the sign-in. */
export interface Author {
  uid: string
}

/** Where a page ended, in the words of the database. */
export type Cursor = readonly object[]

export interface Page {
  questions: Question[]
  /** Where the next page begins; without it there is none. */
  next?: Cursor
}

export interface AnswerPage {
  answers: Answer[]
  /** Where the next page begins; without it there is none. */
  next?: string
}

/** What the forum reads. Anybody may ask, and no SDK is needed. */
export interface QuestionReader {
  /** Whether this site has a forum database at all. */
  available: boolean
  /** At most so many questions of a view, from its beginning or from a cursor on. */
  page: (view: View, most: number, after?: Cursor) => Asked<Page>
  /** One question, wherever it stands. */
  one: (question: string) => Asked<Question>
  /** The answers to a question, oldest first, from the beginning or from where a page ended. */
  answers: (question: string, after?: string) => Asked<AnswerPage>
}

/**
 * What members write. A new post has an id that its page has chosen: sent again after an answer was lost on the way,
 * it is still one post.
 */
export interface QuestionWriter {
  /** How a member voted on these questions. */
  votesOf: (uid: string, questions: readonly string[]) => Asked<Votes>
  /** Sets, changes or (with 0) takes back the member's one vote. `known` is the vote so far, where the page knows it. */
  vote: (uid: string, question: string, vote: Vote, known?: Vote) => Asked<null>
  ask: (author: Author, draft: ReadyDraft, id: string) => Asked<Question>
  /** Both say when, by the clock of the database. */
  edit: (question: string, draft: ReadyDraft) => Asked<number>
  editAnswer: (question: string, answer: string, text: string) => Asked<number>
  /** Deletes a question; if others have answered it, its words go and its place stays. */
  remove: (uid: string, question: string) => Asked<'deleted' | 'emptied'>
  answer: (author: Author, question: string, text: string, id: string) => Asked<Answer>
  removeAnswer: (question: string, answer: string) => Asked<null>
  /** Tells whether this is the member's first report of the post. */
  report: (uid: string, report: Report) => Asked<'sent' | 'known'>
}

const notSetUp = () => Promise.resolve(fail('not-set-up'))

/** A site without a database: the samples are all there is. */
export const noQuestions: QuestionReader = {
  available: false,
  page: () => Promise.resolve(ok({ questions: [] })),
  one: notSetUp,
  answers: () => Promise.resolve(ok({ answers: [] })),
}

export const noWriter: QuestionWriter = {
  votesOf: () => Promise.resolve(ok({})),
  vote: notSetUp,
  ask: notSetUp,
  edit: notSetUp,
  editAnswer: notSetUp,
  remove: notSetUp,
  answer: notSetUp,
  removeAnswer: notSetUp,
  report: notSetUp,
}
