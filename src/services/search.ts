import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { Answer, SearchEngine, SearchOptions } from '#domain/search/engine.ts'
import { timeOut } from './time-out.ts'

export type SearchFailure = 'offline'
export type Search = (
  query: string,
  options?: SearchOptions,
) => Promise<Result<Answer, SearchFailure>>

const TIME_OUT = 15_000

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/search-index/${name}.json`, {
    signal: timeOut(TIME_OUT),
  })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return response.json()
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
  const { createSearchEngine } = await import('#domain/search/engine.ts')
  return createSearchEngine(name => {
    const core = name === 'core' ? early : undefined
    early = undefined
    return core ?? load(name)
  }, rest)
}

/** Until the browser has done what waits. */
const rest = () => new Promise<void>(resolve => setTimeout(resolve))

/** Searches the guides of this site: home, /search and every other page ask here. */
export const search: Search = async (query, options) => {
  try {
    const ready = await open()
    return ok(await ready.search(query, options))
  } catch {
    return fail('offline')
  }
}

/** Loads what every search needs, when somebody is about to type. A failure shows at the search itself. */
export function prepareSearch(): void {
  open()
    .then(ready => ready.prepare())
    .catch(() => undefined)
}
