import {
  addSearch,
  isFragmentOf,
  parseRecentSearches,
  removeSearch,
} from '#domain/home-search/recent-searches.ts'
import type { RecentSearch } from '#domain/home-search/recent-searches.ts'
import { readStored, writeStored } from '#services/local-storage.ts'
import { stored } from '#stores/stored.ts'

const TIMES = 'recentSearchTimes'

/**
 * The reader's recent searches. Under `recentSearches` stand strings, as the specification has it; the times lie under
 * a second key, so that another page that expects strings is not disturbed.
 */
export function createRecentSearches(now: () => number) {
  const $recent = stored<readonly RecentSearch[]>('recentSearches', [], {
    decode: text => parseRecentSearches(text, readStored(TIMES)),
    encode: list => (list.length > 0 ? JSON.stringify(list.map(({ query }) => query)) : undefined),
  })

  function set(list: readonly RecentSearch[]) {
    const times = list.flatMap(({ query, at }) => (at === undefined ? [] : [[query, at]]))
    writeStored(TIMES, times.length > 0 ? JSON.stringify(Object.fromEntries(times)) : undefined)
    $recent.set(list)
  }

  /** A search that ran while typing paused, and was not in the list before. */
  let fragment: string | undefined

  return {
    $recent,
    add(query: string) {
      fragment = undefined
      set(addSearch($recent.get(), query, now()))
    },
    /** Remembers a search that ran while typing paused, in place of the shorter input before it. */
    addTyped(query: string) {
      const begun = fragment !== undefined && isFragmentOf(fragment, query) ? fragment : undefined
      const before = begun === undefined ? $recent.get() : removeSearch($recent.get(), begun)
      const after = addSearch(before, query, now())
      const added = after[0]?.query
      fragment = before.some(entry => entry.query === added) ? undefined : added
      set(after)
    },
    remove: (query: string) => set(removeSearch($recent.get(), query)),
    clear: () => set([]),
    /** Replaces this list with a merged one. */
    replace: set,
  }
}

export const recentSearches = createRecentSearches(() => Date.now())
