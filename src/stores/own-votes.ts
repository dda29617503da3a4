import { atom } from 'nanostores'

import type { Votes } from '#domain/vote.ts'

/** How the member who is here has voted. It is filled by `votes.ts`, which is loaded for members only. */
export const ownVotes = atom<Votes>({})
