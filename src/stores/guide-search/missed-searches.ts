import { addMissed, parseMissed } from '#domain/guide-search/missed-searches.ts'
import { stored } from '#stores/stored.ts'

/** Searches on this device that found nothing. They are not sent anywhere; a member may send the list by email. */
export function createMissedSearches() {
  const $missed = stored<readonly string[]>('searchesWithoutResult', [], {
    decode: parseMissed,
    encode: list => (list.length > 0 ? JSON.stringify(list) : undefined),
  })
  return {
    $missed,
    add: (query: string) => $missed.set(addMissed($missed.get(), query)),
    clear: () => $missed.set([]),
  }
}

export const missedSearches = createMissedSearches()
