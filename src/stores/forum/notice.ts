import { atom } from 'nanostores'

import type { Notice } from '#domain/forum/notice.ts'

export const createNotice = () => atom<Notice>({ state: 'none' })

/** What the forum has to say; shown beside the action that it is about. */
export const $forumNotice = createNotice()
