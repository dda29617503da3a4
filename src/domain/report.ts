import { anchorOf, limits } from './forum.ts'
import type { Question } from './forum.ts'
import { letterAddress } from './letter.ts'

/** What may be wrong with a post, in the order in which it is offered. */
export const troubles = {
  spam: 'It is advertising or spam',
  unkind: 'It is unkind or hurtful',
  danger: 'Its advice could harm somebody or a computer',
  private: 'It tells something private',
  other: 'Something else',
} as const
export type Trouble = keyof typeof troubles

/** A post that somebody wants an operator to look at: a question, or one of its answers. */
export interface Reported {
  question: string
  /** Empty for the question itself. */
  answer: string
}

export interface Report extends Reported {
  trouble: Trouble
  words: string
}

/** What is wrong with a report; undefined when it can be sent. */
export function reportProblem(trouble: Trouble | '', words: string): string | undefined {
  if (!trouble) return 'Choose what is wrong.'
  if (words.trim().length > limits.report) return `Keep it to ${limits.report} characters.`
  return trouble === 'other' && !words.trim() ? 'Say in a few words what is wrong.' : undefined
}

/** The address of a message that reports a question: for whoever has no account. */
export function reportAddress(email: string, question: Question, page: string): string {
  return letterAddress(email, `Please look at a question: ${question.title}`, [
    `${page}#${anchorOf(question)}`,
    '',
    'What is wrong with it:',
    '',
  ])
}
