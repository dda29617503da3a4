import { recentSearches } from './recent-searches.ts'
import { homeSearch } from './search.ts'
import type { SearchState, SearchStore } from './search.ts'
import { webSearchStore } from './web-search.ts'

interface Parts {
  search: SearchStore
  recent: { add: (query: string) => void }
  web: { search: (query: string) => Promise<void>; clear: () => void }
}

/** How the parts of home play together: a finished search is remembered, and one without result asks the web. */
export function createHomePage({ search, recent, web }: Parts) {
  function settle(outcome: SearchState) {
    if (outcome.state !== 'found' && outcome.state !== 'nothing') return
    recent.add(outcome.query)
    if (outcome.state === 'nothing') void web.search(outcome.query)
  }

  async function searchNow() {
    web.clear()
    settle(await search.submit())
  }

  return {
    type(text: string) {
      web.clear()
      search.type(text, settle)
    },
    search: searchNow,
    /** Searches again for what was searched before. */
    async repeat(query: string) {
      search.note(query)
      await searchNow()
    },
    async searchWeb() {
      const query = search.$query.get().trim()
      if (!query) return
      recent.add(query)
      await web.search(query)
    },
    clear() {
      search.clear()
      web.clear()
    },
  }
}

export const homePage = createHomePage({
  search: homeSearch,
  recent: recentSearches,
  web: webSearchStore,
})
