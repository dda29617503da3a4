import { goTo } from '#services/page.ts'
import { recentSearches } from './recent-searches.ts'
import { homeSearch } from './search.ts'
import type { SearchState, SearchStore } from './search.ts'
import { suggestions } from './suggestions.ts'
import { webSearchStore } from './web-search.ts'

interface Parts {
  search: SearchStore
  recent: { add: (query: string) => void }
  web: { search: (query: string) => Promise<void>; clear: () => void }
  suggestions: { type: (text: string) => void; clear: () => void }
  goTo: (address: string) => void
}

/** How the parts of home play together: a finished search is remembered, and one without result asks the web. */
export function createHomePage({ search, recent, web, suggestions, goTo }: Parts) {
  function settle(outcome: SearchState) {
    // The results are on the page now; the list over them has done its work.
    suggestions.clear()
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
      suggestions.type(text)
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
    /** Goes to a guide that was offered, and remembers what was typed for it. */
    choose(address: string) {
      recent.add(search.$query.get())
      goTo(address)
    },
    clear() {
      suggestions.clear()
      search.clear()
      web.clear()
    },
  }
}

export const homePage = createHomePage({
  search: homeSearch,
  recent: recentSearches,
  web: webSearchStore,
  suggestions,
  goTo,
})
