import { atom } from 'nanostores'

import type { ForumFailure } from '#services/questions.ts'

export type { ForumFailure }

/** What a member wanted to do. */
export type Deed = 'ask' | 'vote' | 'edit' | 'remove' | 'answer'

/** What the forum has to say after a deed: done, or not and why. */
export type Notice =
  | { state: 'none' }
  | { state: 'done'; deed: Deed }
  | { state: 'failed'; deed: Deed; reason: ForumFailure }

export const createNotice = () => atom<Notice>({ state: 'none' })

export const forumNotice = createNotice()
