import { limits } from './forum.ts'
import { isVisible, plainText } from './plain-text.ts'
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

/** A post that somebody may want an operator to look at. */
export interface Reportable {
  kind: 'question' | 'answer' | 'review'
  /** The name of its document in the database, where an operator finds it. */
  post: string
  /** The page with the post, as a path. */
  path: string
  /** How a screen reader tells its button from the others: "the answer by Ines". */
  name: string
}

export const questionPost = (question: string) => `questions/${question}`
export const answerPost = (question: string, answer: string) =>
  `questions/${question}/answers/${answer}`
export const reviewPost = (technician: string, uid: string) =>
  `technicians/${technician}/reviews/${uid}`

export interface Report {
  post: string
  trouble: Trouble
  words: string
}

/** What is wrong with a report; undefined when it can be sent. */
export function reportProblem(trouble: Trouble | '', words: string): string | undefined {
  if (!trouble) return 'Choose what is wrong.'
  if (plainText(words).trim().length > limits.report)
    return `Keep it to ${limits.report} characters.`
  return trouble === 'other' && !isVisible(words) ? 'Say in a few words what is wrong.' : undefined
}

/** The address of a message that reports a post: for whoever has no account. */
export function reportAddress(email: string, about: Reportable, site: string): string {
  const { kind, post, path } = about
  return letterAddress(email, `Please look at ${kind === 'answer' ? 'an' : 'a'} ${kind}`, [
    `${site}${path}`,
    post,
    '',
    'What is wrong with it:',
    '',
  ])
}
