import { atom } from 'nanostores'

import type { ForumFailure } from '#domain/forum/notice.ts'

/** What became of the report of a post on this page. `known`: the member had reported it before. */
export type Reported =
  | { state: 'no' }
  | { state: 'sending' }
  | { state: 'sent' }
  | { state: 'known' }
  | { state: 'failed'; reason: ForumFailure }

export const notReported: Reported = { state: 'no' }

/** By the names of the posts. */
export type ReportedPosts = Readonly<Record<string, Reported>>

/** Apart from what sends reports, which is loaded only when somebody is about to report something. */
export const $reported = atom<ReportedPosts>({})
