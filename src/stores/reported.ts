import { atom } from 'nanostores'

import type { ForumFailure } from '#domain/forum/notice.ts'

/** The state of each report made on this page. `known`: the member had reported it before. */
export type Reported =
  | { state: 'no' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'known' }
  | { state: 'failed'; reason: ForumFailure }

export const notReported: Reported = { state: 'no' }

/** Keyed by post. */
export type ReportedPosts = Readonly<Record<string, Reported>>

/** Apart from what sends reports, which is loaded only when somebody is about to report something. */
export const $reported = atom<ReportedPosts>({})
