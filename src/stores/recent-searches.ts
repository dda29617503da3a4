import { addSearch, parseRecentSearches, removeSearch } from '#domain/recent-searches.ts'
import type { RecentSearch } from '#domain/recent-searches.ts'
import { readStored, writeStored } from '#services/storage.ts'
import { stored } from './stored.ts'

const TIMES = 'recentSearchTimes'

/**
 * The reader's last searches. Under `recentSearches` stand strings, as the specification has it; the times lie
 * under a second key, so that another page that expects strings is not disturbed.
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

  return {
    $recent,
    add: (query: string) => set(addSearch($recent.get(), query, now())),
    remove: (query: string) => set(removeSearch($recent.get(), query)),
    clear: () => set([]),
    /** Puts a merged list in place of this one. */
    replace: set,
  }
}

export const recentSearches = createRecentSearches(() => Date.now())
