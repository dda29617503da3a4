import * as v from 'valibot'

/** Most recent first, at most five, no duplicates (specification, §9). */
export const MOST_SEARCHES = 5

export interface RecentSearch {
  query: string
  /** Milliseconds since 1970; undefined where an older page did not note it. */
  at: number | undefined
}

const Entry = v.union([
  v.pipe(
    v.string(),
    v.transform((query): RecentSearch => ({ query, at: undefined })),
  ),
  v.pipe(
    v.object({
      query: v.string(),
      timestamp: v.optional(v.union([v.number(), v.string()])),
    }),
    v.transform(({ query, timestamp }): RecentSearch => ({ query, at: instantOf(timestamp) })),
  ),
])

function instantOf(timestamp: number | string | undefined): number | undefined {
  const at = typeof timestamp === 'string' ? Date.parse(timestamp) : timestamp
  return at === undefined || Number.isNaN(at) ? undefined : at
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * Reads the stored list. Entries are strings, or {query, timestamp} from elsewhere; what is neither is left out.
 * `times` is what is stored beside it: an object from query to milliseconds.
 */
export function parseRecentSearches(stored: string | undefined, times?: string): RecentSearch[] {
  const list = parseJson(stored)
  const known = v.safeParse(v.record(v.string(), v.number()), parseJson(times))
  const entries = Array.isArray(list) ? list : []
  const read = entries.flatMap(entry => {
    const parsed = v.safeParse(Entry, entry)
    const query = parsed.success ? parsed.output.query.trim() : ''
    if (!parsed.success || !query) return []
    return [{ query, at: parsed.output.at ?? (known.success ? known.output[query] : undefined) }]
  })
  return unique(read)
}

/** The list with this query in front. */
export function addSearch(
  list: readonly RecentSearch[],
  query: string,
  at: number,
): RecentSearch[] {
  const trimmed = query.trim()
  return trimmed ? unique([{ query: trimmed, at }, ...list]) : [...list]
}

export function removeSearch(list: readonly RecentSearch[], query: string): RecentSearch[] {
  return list.filter(entry => entry.query !== query)
}

/** Capital letters make no new search. */
function unique(list: readonly RecentSearch[]): RecentSearch[] {
  const seen = new Set<string>()
  return list
    .filter(({ query }) => {
      const key = query.toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST_SEARCHES)
}
