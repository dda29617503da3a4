/** Most recent first, at most five, no duplicates (specification, §9). */
export const MOST_SEARCHES = 5

export interface RecentSearch {
  query: string
  /** Milliseconds since 1970; undefined where an older page did not note it. */
  at: number | undefined
}

type Fields = Partial<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** By hand and not with valibot, which alone would break the script budget of a known reader's home. */
function parseEntry(entry: unknown, times: Fields): RecentSearch | undefined {
  const { query, timestamp } = isObject(entry) ? entry : { query: entry }
  if (typeof query !== 'string' || !query.trim()) return undefined
  return { query: query.trim(), at: instantOf(timestamp) ?? instantOf(times[query]) }
}

function instantOf(time: unknown): number | undefined {
  const at = typeof time === 'string' ? Date.parse(time) : time
  return typeof at === 'number' && Number.isFinite(at) ? at : undefined
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
  const known = parseJson(times)
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  return unique(entries.flatMap(entry => parseEntry(entry, isObject(known) ? known : {}) ?? []))
}

/** As much of a query as is remembered, on this device and in an account. */
export const LONGEST_REMEMBERED = 200

/** Half a surrogate pair that a cut has left at the end. */
const HALF = /[\uD800-\uDBFF]$/

/** A query as it is remembered: without spaces around it, and not too long. */
export const asRemembered = (query: string) =>
  query.trim().slice(0, LONGEST_REMEMBERED).replace(HALF, '')

/** The list with this query in front. */
export function addSearch(
  list: readonly RecentSearch[],
  query: string,
  at: number,
): RecentSearch[] {
  const remembered = asRemembered(query)
  return remembered ? unique([{ query: remembered, at }, ...list]) : [...list]
}

/** Whether a query is what stood in the box on the way to a longer one: "blu" to "blue screen". */
export function isFragmentOf(fragment: string, query: string): boolean {
  const [part, whole] = [fragment.toLowerCase(), query.trim().toLowerCase()]
  return part.length < whole.length && whole.startsWith(part)
}

export function removeSearch(list: readonly RecentSearch[], query: string): RecentSearch[] {
  return list.filter(entry => entry.query !== query)
}

/** Capital letters do not make a new search. */
function unique(list: readonly RecentSearch[]): RecentSearch[] {
  const seen = new Set<string>()
  return list
    .filter(({ query }) => {
      const key = query.toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MOST_SEARCHES)
}
