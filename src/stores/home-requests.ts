import { atom } from 'nanostores'

import { wakeIsland } from '#services/page.ts'
import { readStored } from '#services/storage.ts'
import { homeQuery } from './home-query.ts'

/** What the other parts of home ask of the search. */
export interface HomeRequest {
  ask: 'search'
  query: string
}

/** The request that the search has not yet answered. */
export const $homeRequest = atom<HomeRequest | undefined>()

const wakeSearch = () => wakeIsland('HomeSearch')

/** Searches again for what was searched before. The search may sleep: it answers when it is awake. */
export function searchAgain(query: string): void {
  $homeRequest.set({ ask: 'search', query })
  wakeSearch()
}

/** The list of searches is empty until somebody has a name, and so has nothing that could be touched. */
export function wakeRecent(): void {
  wakeIsland('RecentSearches')
}

/** Where something was searched before a reload, the search must be awake: it finds it again. */
export function wakeKeptQuery(name: string): void {
  if (homeQuery.kept(name)) wakeSearch()
}

/** Where spoken messages are on, the search must be awake: it holds the voice, and the key that shows it. */
export function wakeVoice(): void {
  if (readStored('speechEnabled') === 'true') wakeSearch()
}
