import {
  PUBLIC_WEB_SEARCH_ENDPOINT,
  PUBLIC_WEB_SEARCH_ENGINE_ID,
  PUBLIC_WEB_SEARCH_KEY,
} from 'astro:env/client'

import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { aboutComputers, parseWebHits } from '#domain/home-search/web-search.ts'
import type { WebHit } from '#domain/home-search/web-search.ts'
import { timeOut } from './time-out.ts'

export type WebSearchFailure = 'off' | 'offline' | 'slow' | 'refused' | 'busy' | 'malformed'

/** Searches the web, with whichever service the operator has set up. */
export type WebSearch = (query: string) => Promise<Result<readonly WebHit[], WebSearchFailure>>

const TIME_OUT = 8000

interface Settings {
  endpoint: string
  key: string | undefined
  engineId: string | undefined
}

/** Google's Custom Search JSON protocol: GET with q, key and cx; see its reference for the errors. */
export function createWebSearch({ endpoint, key, engineId }: Settings): WebSearch {
  return async query => {
    if (!key || !engineId) return fail('off')
    const address = new URL(endpoint)
    address.search = new URLSearchParams({ key, cx: engineId, q: query }).toString()
    try {
      const response = await fetch(address, { signal: timeOut(TIME_OUT) })
      if (response.status === 429) return fail('busy')
      if (!response.ok) return fail('refused')
      const hits = parseWebHits(await response.json())
      return hits ? ok(aboutComputers(hits)) : fail('malformed')
    } catch (error) {
      if (error instanceof SyntaxError) return fail('malformed')
      return fail(
        error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline',
      )
    }
  }
}

export const webSearch = createWebSearch({
  endpoint: PUBLIC_WEB_SEARCH_ENDPOINT,
  key: PUBLIC_WEB_SEARCH_KEY,
  engineId: PUBLIC_WEB_SEARCH_ENGINE_ID,
})
