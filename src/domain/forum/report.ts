import * as v from 'valibot'

import { limits } from './forum.ts'
import { isVisible, plainText } from '#domain/plain-text.ts'
import { mailtoAddress } from '#domain/share/mailto.ts'
import type { Reportable } from '#domain/reportable.ts'

/** What may be wrong with a post, in the order in which it is offered. */
export const reportReasons = {
  spam: 'It is advertising or spam',
  unkind: 'It is unkind or hurtful',
  danger: 'Its advice could harm somebody or a computer',
  private: 'It tells something private',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof reportReasons

export interface Report {
  post: string
  trouble: ReportReason
  words: string
}

/** A report while it is being written. */
export interface ReportDraft {
  trouble: ReportReason | ''
  words: string
}

const Stored = v.object({
  trouble: v.fallback(v.picklist(['', ...(Object.keys(reportReasons) as ReportReason[])]), ''),
  words: v.fallback(v.string(), ''),
})

/** A draft from the browser's store, which may hold anything. */
export function parseReportDraft(stored: string | undefined): ReportDraft {
  try {
    return v.parse(Stored, JSON.parse(stored ?? '{}'))
  } catch {
    return { trouble: '', words: '' }
  }
}

/** What is wrong with a report; undefined when it can be sent. */
export function reportProblem(trouble: ReportReason | '', words: string): string | undefined {
  if (!trouble) return 'Choose what is wrong.'
  if (plainText(words).trim().length > limits.report)
    return `Keep it to ${limits.report} characters.`
  return trouble === 'other' && !isVisible(words) ? 'Say in a few words what is wrong.' : undefined
}

/** The address of a message that reports a post: for whoever has no account. */
export function reportAddress(email: string, about: Reportable, site: string): string {
  const { kind, post, path } = about
  return mailtoAddress(email, `Please look at ${kind === 'answer' ? 'an' : 'a'} ${kind}`, [
    `${site}${path}`,
    post,
    '',
    'What is wrong with it:',
    '',
  ])
}
