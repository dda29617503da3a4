import { atom } from 'nanostores'

import { sendActivation } from '#services/page.ts'
import { readStored } from '#services/local-storage.ts'
import { homeQuery } from './home-query.ts'

/** What the other parts of home request from the search. */
export interface HomeRequest {
  ask: 'search'
  query: string
}

/** The request that the search has not handled yet. */
export const $homeRequest = atom<HomeRequest | undefined>()

/** The nickname that the reader wants to change; empty when none is being changed. */
export const $changingNickname = atom('')

const activateSearch = () => sendActivation('home-search')

/** Searches again for what was searched before. The search may not be hydrated yet: it answers when it is. */
export function searchAgain(query: string): void {
  $homeRequest.set({ ask: 'search', query })
  activateSearch()
}

/** Asks for another nickname, below the search. */
export function changeNickname(name: string): void {
  $changingNickname.set(name)
  activateSearch()
}

/** The list of searches is empty until somebody has a name, and so has nothing that could be touched. */
export function activateRecentSearches(): void {
  sendActivation('recent-searches')
}

/** Where something was searched before a reload, the search must be hydrated: it finds it again. */
export function activateForStoredQuery(name: string): void {
  if (homeQuery.kept(name)) activateSearch()
}

/** Where spoken messages are on, the search must be hydrated: it holds the voice, and the button that shows it. */
export function activateForVoice(): void {
  if (readStored('speechEnabled') === 'true') activateSearch()
}
