import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { createSearchEngine } from '#domain/search/engine.ts'
import type { Answer, SearchOptions } from '#domain/search/engine.ts'

export type SearchFailure = 'offline'
export type Search = (
  query: string,
  options?: SearchOptions,
) => Promise<Result<Answer, SearchFailure>>

const TIME_OUT = 15_000

async function load(name: string): Promise<unknown> {
  const response = await fetch(`/search-index/${name}.json`, {
    signal: AbortSignal.timeout(TIME_OUT),
  })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return response.json()
}

const engine = createSearchEngine(load)

/** Searches the guides of this site: home, /search and every other page ask here. */
export const search: Search = async (query, options) => {
  try {
    return ok(await engine.search(query, options))
  } catch {
    return fail('offline')
  }
}

/** Loads what every search needs, when somebody is about to type. A failure shows at the search itself. */
export function prepareSearch(): void {
  engine.prepare().catch(() => undefined)
}
