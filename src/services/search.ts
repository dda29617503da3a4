import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { Answer, SearchEngine, SearchOptions } from '#domain/search/engine.ts'
import { timeOut } from './time-out.ts'

/**
 * `offline`: the index did not arrive. `broken`: it arrived, and is of no use. `script`: the program of the search did
 * not arrive; a browser may remember that for as long as the page is open.
 */
export type SearchFailure = 'offline' | 'broken' | 'script'
export type Search = (
  query: string,
  options?: SearchOptions,
) => Promise<Result<Answer, SearchFailure>>

const TIME_OUT = 15_000

class SearchError extends Error {
  readonly reason: SearchFailure
  constructor(reason: SearchFailure) {
    super(reason)
    this.reason = reason
  }
}

/** The connection may also be lost in the middle of a file. */
async function load(name: string): Promise<unknown> {
  try {
    const response = await fetch(`/search-index/${name}.json`, { signal: timeOut(TIME_OUT) })
    if (!response.ok) throw new SearchError('broken')
    return await response.json()
  } catch (error) {
    if (error instanceof SearchError) throw error
    throw new SearchError(error instanceof SyntaxError ? 'broken' : 'offline')
  }
}

let engine: Promise<SearchEngine> | undefined

/** The engine is loaded when somebody is about to search; a load that failed is tried again at the next search. */
function open(): Promise<SearchEngine> {
  engine ??= start()
  engine.catch(() => (engine = undefined))
  return engine
}

/** The engine and the file that it asks for first travel side by side. */
async function start(): Promise<SearchEngine> {
  let early: Promise<unknown> | undefined = load('core')
  early.catch(() => undefined)
  const { createSearchEngine } = await import('#domain/search/engine.ts').catch(() => {
    throw new SearchError('script')
  })
  return createSearchEngine(name => {
    const core = name === 'core' ? early : undefined
    early = undefined
    return core ?? load(name)
  }, yieldToBrowser)
}

/** Yields to the browser until its queue is empty. */
const yieldToBrowser = () => new Promise<void>(resolve => setTimeout(resolve))

/** Searches the guides of this site: home, /search and every other page ask here. */
export const search: Search = async (query, options) => {
  try {
    const ready = await open()
    return ok(await ready.search(query, options))
  } catch (error) {
    return fail(error instanceof SearchError ? error.reason : 'broken')
  }
}

/** Loads what every search needs, when somebody is about to type. A failure shows at the search itself. */
export function prepareSearch(): void {
  open()
    .then(ready => ready.prepare())
    .catch(() => undefined)
}
