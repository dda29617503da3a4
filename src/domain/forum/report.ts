import { limits } from './forum.ts'
import { isVisible, plainText } from '#domain/plain-text.ts'
import { letterAddress } from '#domain/share/mailto.ts'
import type { Reportable } from '#domain/reportable.ts'

/** What may be wrong with a post, in the order in which it is offered. */
export const troubles = {
  spam: 'It is advertising or spam',
  unkind: 'It is unkind or hurtful',
  danger: 'Its advice could harm somebody or a computer',
  private: 'It tells something private',
  other: 'Something else',
} as const
export type Trouble = keyof typeof troubles

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
