import { atom } from 'nanostores'

import type { Votes } from '#domain/forum/vote.ts'

/*
 * What the list shows of the member who is here. It is filled by `votes.ts`, which is loaded for members only.
 */

/** How the member has voted. */
export const $ownVotes = atom<Votes>({})

/** Whose questions are the member's own; empty for a guest. */
export const $ownUid = atom('')
