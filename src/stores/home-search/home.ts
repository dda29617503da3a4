import { atom } from 'nanostores'
import type { ReadableAtom, WritableAtom } from 'nanostores'

import { goTo } from '#services/page.ts'
import { watchPageVisibility } from '#services/page-visibility.ts'
import { createDebounce } from '#services/timer.ts'
import { homeQuery } from './home-query.ts'
import { $homeRequest } from './requests.ts'
import type { HomeRequest } from './requests.ts'
import { nickname } from './nickname.ts'
import { recentSearches } from './recent-searches.ts'
import { homeSearch } from '#stores/guide-search/search.ts'
import type { SearchState, SearchStore } from '#stores/guide-search/search.ts'
import { suggestions } from './suggestions.ts'
import { webSearchStore } from './web-search.ts'

interface Parts {
  name: ReadableAtom<string>
  search: SearchStore
  recent: { add: (query: string) => void; addTyped: (query: string) => void }
  web: { search: (query: string) => Promise<void>; clear: () => void }
  suggestions: { type: (text: string) => void; clear: () => void; settle: () => void }
  requests: WritableAtom<HomeRequest | undefined>
  query: typeof homeQuery
  goTo: (address: string) => void
}

/** How long typing must pause before the query is stored: browsers limit how often the history may be written. */
const KEEP_DELAY = 300

/** How the parts of home work together: a finished search is remembered, and one without results goes to the web. */
export function createHomePage(parts: Parts) {
  const { name, search, recent, web, suggestions, requests, query, goTo } = parts
  /** Whether the reader has asked for the web: then its results stand first, and no guides push them away. */
  const $webFirst = atom(false)
  const keeping = createDebounce(KEEP_DELAY)

  function keep() {
    keeping.cancel()
    query.keep(search.$query.get(), name.get())
  }

  function forgetWeb() {
    web.clear()
    $webFirst.set(false)
  }

  function settle(outcome: SearchState, remember: (query: string) => void) {
    if (outcome.state !== 'found' && outcome.state !== 'nothing') return
    remember(outcome.query)
    if (outcome.state === 'nothing') void web.search(outcome.query)
  }

  async function searchNow(literal = false) {
    keep()
    forgetWeb()
    suggestions.clear()
    const outcome = await search.submit(literal)
    if (outcome) settle(outcome, recent.add)
  }

  /** What was found before is found again, but not remembered again: it may have been removed since. */
  function restore(kept: string) {
    search.setQuery(kept)
    if (!name.get()) return
    void search.submit().then(outcome => outcome && settle(outcome, () => {}))
  }

  function clear() {
    suggestions.clear()
    search.clear()
    forgetWeb()
    keep()
  }

  function answer(request: HomeRequest) {
    search.setQuery(request.query)
    void searchNow()
  }

  return {
    $webFirst,
    /** Before there is a nickname, what is typed is only noted: the search begins with the name. */
    type(text: string) {
      query.begin()
      keeping.run(keep)
      if (!name.get()) return search.setQuery(text)
      forgetWeb()
      suggestions.type(text)
      search.type(text, outcome => {
        suggestions.settle()
        settle(outcome, recent.addTyped)
      })
    },
    search: searchNow,
    /** Stores what was typed at once: the reader is about to leave, and finds it again on the way back. */
    keep,
    async searchWeb() {
      const wanted = search.$query.get().trim()
      if (!wanted) return
      keep()
      $webFirst.set(true)
      recent.add(wanted)
      await web.search(wanted)
    },
    /** Goes to a guide that was offered, and remembers what was typed for it. */
    choose(address: string) {
      keep()
      recent.add(search.$query.get())
      goTo(address)
    },
    clear,
    /**
     * Puts back what stood in the box when the reader left or reloaded the page, and searches for what was typed
     * before there was a nickname as soon as there is one. Returns an unsubscribe function.
     */
    followReader() {
      if (!search.$query.get()) restore(query.kept(name.get()))
      const stopKeeping = watchPageVisibility({ hidden: keeping.flush, left: keeping.flush })
      const stopListening = name.listen((now, before) => {
        // The reader has logged out, or cleared this device.
        if (!now) clear()
        else if (!before && search.$query.get().trim()) void searchNow()
      })
      return () => {
        stopKeeping()
        stopListening()
      }
    },
    /** Carries out what other parts of the page request. Returns an unsubscribe function. */
    followRequests: () =>
      requests.subscribe(request => {
        if (!request) return
        requests.set(undefined)
        answer(request)
      }),
  }
}

export const homePage = createHomePage({
  name: nickname.$nickname,
  search: homeSearch,
  recent: recentSearches,
  web: webSearchStore,
  suggestions,
  requests: $homeRequest,
  query: homeQuery,
  goTo,
})
