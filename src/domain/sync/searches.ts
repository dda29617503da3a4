import type { RecentSearch } from '#domain/home-search/recent-searches.ts'
import { MOST_SEARCHES } from '#domain/home-search/recent-searches.ts'

/** A search as a member's account keeps it. */
export interface KeptSearch {
  query: string
  /** Milliseconds since 1970; 0 where it was never noted. */
  at: number
}

export interface SearchMerge {
  /** What this device shows: the newest, at most five. */
  shown: RecentSearch[]
  /** What the account does not know yet, or knows as older. */
  toSave: KeptSearch[]
  /** What was removed on this device since the last merge. */
  toRemove: string[]
}

/** Capital letters do not make a new search. */
export const searchKey = (query: string) => query.toLowerCase()

/**
 * Merges the searches of this device with those of the account, without losing any. `last` is what this device showed
 * after the last merge with this account: only that tells a search that was removed from one that is new.
 */
export function mergeSearches(
  local: readonly RecentSearch[],
  remote: readonly KeptSearch[],
  last: readonly KeptSearch[],
): SearchMerge {
  const here = byKey(local.map(({ query, at }) => ({ query, at: at ?? 0 })))
  const there = byKey(remote)
  const before = byKey(last)

  // A full list pushes its oldest entries out: only what is newer than those was removed by the reader.
  const oldest = Math.min(...[...here.values()].map(({ at }) => at))
  const pushesOut = local.length >= MOST_SEARCHES
  const toRemove = [...there.values()].filter(({ query, at }) => {
    const shown = before.get(searchKey(query))
    const wasPushedOut = pushesOut && at <= oldest
    return shown && at <= shown.at && !wasPushedOut && !here.has(searchKey(query))
  })
  const removedElsewhere = ({ query, at }: KeptSearch) => {
    const shown = before.get(searchKey(query))
    return shown !== undefined && at <= shown.at && !there.has(searchKey(query))
  }

  const gone = new Set(toRemove.map(({ query }) => searchKey(query)))
  const stays = [...here.values()].filter(entry => !removedElsewhere(entry))
  const union = byKey([...stays, ...remote.filter(({ query }) => !gone.has(searchKey(query)))])
  const newestFirst = [...union.values()].sort((a, b) => b.at - a.at)

  return {
    shown: newestFirst
      .slice(0, MOST_SEARCHES)
      .map(({ query, at }) => ({ query, at: at === 0 ? undefined : at })),
    toSave: stays.filter(({ query, at }) => at > (there.get(searchKey(query))?.at ?? -1)),
    toRemove: toRemove.map(({ query }) => query),
  }
}

/** One entry for each search: the newest. */
function byKey(list: readonly KeptSearch[]): Map<string, KeptSearch> {
  const map = new Map<string, KeptSearch>()
  for (const entry of list) {
    const key = searchKey(entry.query)
    const known = map.get(key)
    if (!known || entry.at > known.at) map.set(key, entry)
  }
  return map
}
