import type { WritableAtom } from 'nanostores'

import { goTo } from '#services/page.ts'
import { $homeRequest } from './home-requests.ts'
import type { HomeRequest } from './home-requests.ts'
import { recentSearches } from './recent-searches.ts'
import { homeSearch } from './search.ts'
import type { SearchState, SearchStore } from './search.ts'
import { suggestions } from './suggestions.ts'
import { webSearchStore } from './web-search.ts'

interface Parts {
  search: SearchStore
  recent: { add: (query: string) => void }
  web: { search: (query: string) => Promise<void>; clear: () => void }
  suggestions: { type: (text: string) => void; clear: () => void; settle: () => void }
  requests: WritableAtom<HomeRequest | undefined>
  goTo: (address: string) => void
}

/** How the parts of home play together: a finished search is remembered, and one without result asks the web. */
export function createHomePage({ search, recent, web, suggestions, requests, goTo }: Parts) {
  function settle(outcome: SearchState) {
    suggestions.settle()
    if (outcome.state !== 'found' && outcome.state !== 'nothing') return
    recent.add(outcome.query)
    if (outcome.state === 'nothing') void web.search(outcome.query)
  }

  async function searchNow() {
    web.clear()
    suggestions.clear()
    settle(await search.submit())
  }

  function clear() {
    suggestions.clear()
    search.clear()
    web.clear()
  }

  function answer(request: HomeRequest) {
    search.note(request.query)
    void searchNow()
  }

  return {
    type(text: string) {
      web.clear()
      suggestions.type(text)
      search.type(text, settle)
    },
    search: searchNow,
    async searchWeb() {
      const query = search.$query.get().trim()
      if (!query) return
      recent.add(query)
      await web.search(query)
    },
    /** Goes to a guide that was offered, and remembers what was typed for it. */
    choose(address: string) {
      recent.add(search.$query.get())
      goTo(address)
    },
    clear,
    /** Does what other parts of the page ask for. Returns the way to stop. */
    followRequests: () =>
      requests.subscribe(request => {
        if (!request) return
        requests.set(undefined)
        answer(request)
      }),
  }
}

export const homePage = createHomePage({
  search: homeSearch,
  recent: recentSearches,
  web: webSearchStore,
  suggestions,
  requests: $homeRequest,
  goTo,
})
