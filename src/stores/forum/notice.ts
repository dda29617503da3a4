import { atom } from 'nanostores'

import type { Notice } from '#domain/forum/notice.ts'

export const createNotice = () => atom<Notice>({ state: 'none' })

/** What the forum has to say; shown where the action was done. */
export const $forumNotice = createNotice()
