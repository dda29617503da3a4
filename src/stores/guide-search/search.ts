import { atom } from 'nanostores'

import type { Answer } from '#domain/search/engine.ts'
import { contentWords } from '#domain/search/query.ts'
import { searchFullText } from '#services/full-text.ts'
import type { TextHit } from '#services/full-text.ts'
import { prepareSearch, search } from '#services/search.ts'
import type { Search, SearchFailure } from '#services/search.ts'
import { createDebounce } from '#services/timer.ts'
import { missedSearches } from './missed-searches.ts'

/** What a search has found. `query` is what the reader typed, without spaces around it. */
export type SearchState =
  | { state: 'idle' }
  | { state: 'searching'; query: string }
  | { state: 'found'; query: string; answer: Answer }
  /** No title, description or symptom says it. Some texts may hold the words; undefined if they could not be searched. */
  | { state: 'nothing'; query: string; mentions: readonly TextHit[] | undefined }
  | { state: 'failed'; query: string; reason: SearchFailure }

interface Services {
  search: Search
  fullText: (words: readonly string[]) => Promise<readonly TextHit[]>
  prepare: () => void
  /** Called with searches that find nothing at all. */
  missed: (query: string) => void
}

/** A search box and what it found. `delay` is how long it waits after the last key, in milliseconds. */
export function createSearchStore(
  { search: ask, fullText, prepare, missed }: Services,
  delay: number,
) {
  const $query = atom('')
  const $search = atom<SearchState>({ state: 'idle' })
  const debounce = createDebounce(delay)
  let run = 0

  /** Resolves to undefined where a newer search has taken over. */
  async function searchNow(typed: string, literal: boolean): Promise<SearchState | undefined> {
    debounce.cancel()
    const query = typed.trim()
    const turn = ++run
    if (!query) {
      $search.set({ state: 'idle' })
      return $search.get()
    }
    $search.set({ state: 'searching', query })
    const next = await outcome(query, literal)
    if (turn !== run) return undefined
    $search.set(next)
    if (next.state === 'nothing' && next.mentions?.length === 0) missed(query)
    return next
  }

  async function outcome(query: string, literal: boolean): Promise<SearchState> {
    const result = await ask(query, { literal })
    if (!result.ok) return { state: 'failed', query, reason: result.reason }
    if (result.value.hits.length > 0) return { state: 'found', query, answer: result.value }
    // The full text is a second chance: that it cannot be loaded is no failure of the search.
    const words = contentWords(query)
    const mentions = words.length > 0 ? await fullText(words).catch(() => undefined) : []
    return { state: 'nothing', query, mentions }
  }

  function clear() {
    debounce.cancel()
    run++
    $query.set('')
    $search.set({ state: 'idle' })
  }

  return {
    $query,
    $search,
    prepare,
    /**
     * Stores what is typed, and searches when the reader pauses. `settled` is called with the outcome. Emptying the box
     * clears the results at once.
     */
    type(text: string, settled?: (state: SearchState) => void) {
      if (text.trim() === '') {
        clear()
        $query.set(text)
        return
      }
      $query.set(text)
      debounce.cancel()
      // An answer that is still in flight belongs to an older query.
      run++
      debounce.run(async () => {
        const outcome = await searchNow(text, false)
        if (outcome) settled?.(outcome)
      })
    },
    /** Stores what is typed without searching. */
    setQuery(text: string) {
      debounce.cancel()
      run++
      if ($search.get().state === 'searching') $search.set({ state: 'idle' })
      $query.set(text)
    },
    /** Searches at once. `literal` takes every word as it is typed. */
    submit: (literal = false) => searchNow($query.get(), literal),
    clear,
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>

/** After a script has failed to load, browsers may not request it again until the page is reloaded. */
export { reloadPage } from '#services/reload.ts'

/** Debounce times of the specification, §9. */
const HOME_DELAY = 800
const PAGE_DELAY = 500

const services: Services = {
  search,
  fullText: searchFullText,
  prepare: prepareSearch,
  missed: missedSearches.add,
}

export const homeSearch = createSearchStore(services, HOME_DELAY)
export const guideSearch = createSearchStore(services, PAGE_DELAY)
