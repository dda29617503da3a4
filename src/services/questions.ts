import type { Answer, Question, View } from '#domain/forum/forum.ts'
import type { ForumFailure } from '#domain/forum/notice.ts'
import type { ReadyDraft } from '#domain/forum/question-draft.ts'
import type { Report } from '#domain/forum/report.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { Vote, Votes } from '#domain/forum/vote.ts'

export type { ForumFailure }

export type ForumResult<Value> = Promise<Result<Value, ForumFailure>>

/** Whoever writes. The name that others see comes with the sign-in. */
export interface Author {
  uid: string
}

/** Where a page ended, as the database puts it. */
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
  page: (view: View, most: number, after?: Cursor) => ForumResult<Page>
  /** One question, wherever it stands. */
  one: (question: string) => ForumResult<Question>
  /** A member's newest questions. */
  askedBy: (uid: string, most: number) => ForumResult<readonly Question[]>
  /** The answers to a question, oldest first, from the beginning or from where a page ended. */
  answers: (question: string, after?: string) => ForumResult<AnswerPage>
}

/**
 * What members write. A new post has an id that its page has chosen: sent again after an answer was lost on the way,
 * it is still one post.
 */
export interface QuestionWriter {
  /** How a member voted on these questions. */
  votesOf: (uid: string, questions: readonly string[]) => ForumResult<Votes>
  /** Sets, changes or (with 0) takes back the member's one vote. `known` is the vote so far, where the page knows it. */
  vote: (uid: string, question: string, vote: Vote, known?: Vote) => ForumResult<null>
  ask: (author: Author, draft: ReadyDraft, id: string) => ForumResult<Question>
  /** Both say when, by the clock of the database. */
  edit: (question: string, draft: ReadyDraft) => ForumResult<number>
  editAnswer: (question: string, answer: string, text: string) => ForumResult<number>
  /** Deletes a question; if others have answered it, its words go and its place stays. */
  remove: (uid: string, question: string) => ForumResult<'deleted' | 'emptied'>
  answer: (author: Author, question: string, text: string, id: string) => ForumResult<Answer>
  removeAnswer: (question: string, answer: string) => ForumResult<null>
  /** Tells whether this is the member's first report of the post. */
  report: (uid: string, report: Report) => ForumResult<'sent' | 'known'>
}

const notSetUp = () => Promise.resolve(fail('not-set-up'))

/** A site without a database: the samples are all there is. */
export const nullQuestions: QuestionReader = {
  available: false,
  page: () => Promise.resolve(ok({ questions: [] })),
  one: notSetUp,
  askedBy: () => Promise.resolve(ok([])),
  answers: () => Promise.resolve(ok({ answers: [] })),
}

export const nullWriter: QuestionWriter = {
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
