import * as v from 'valibot'

import {
  isPageToKeep,
  kindOf,
  LIBRARY_LIST,
  LibraryList,
  OFFLINE_PAGE,
  titleIn,
  WORKER,
} from '#domain/offline/offline.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { cacheNames } from '#domain/offline/caches.ts'
import { forget } from './cached-files.ts'
import { timeOut, withTimeLimit } from './time-out.ts'

export interface SavedPage {
  path: string
  title: string
}

/**
 * `refused`: this browser keeps nothing for sites, or not now. `full`: the device has no room. `broken`: our own server
 * refuses a file, or does not have it any more.
 */
export type SaveFailure = 'refused' | 'offline' | 'full' | 'broken'

export interface OfflineService {
  /** Every page that opens without a network, home and the like included. */
  pages: () => Promise<Result<readonly SavedPage[], 'refused'>>
  /** What the whole library costs. */
  offer: () => Promise<Result<LibraryList, 'offline' | 'broken'>>
  /** Whether the whole library is on this device. */
  hasLibrary: () => Promise<boolean>
  keep: (
    list: LibraryList,
    progress: (done: number) => void,
  ) => Promise<Result<undefined, SaveFailure>>
  forgetLibrary: () => Promise<void>
}

/** How many files are fetched at once. */
const AT_ONCE = 4
const READY_TIME_OUT = 30_000
/** A file that does not come in this time never will: whoever waits must be told. */
const FILE_TIME_OUT = 60_000

class BrokenError extends Error {}

/** The browser's cache of whole files for this site; see src/worker. */
export const offlineService: OfflineService = {
  async pages() {
    try {
      const found = new Map<string, string>()
      for (const name of Object.values(cacheNames)) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const path = new URL(request.url).pathname
          if (!isPageToKeep(path) || path === OFFLINE_PAGE || found.has(path)) continue
          found.set(path, titleIn((await (await cache.match(request))?.text()) ?? ''))
        }
      }
      return ok([...found].map(([path, title]) => ({ path, title })))
    } catch {
      return fail('refused')
    }
  },

  async offer() {
    // A request that cannot succeed would only litter the console.
    if (!navigator.onLine) return fail('offline')
    try {
      const response = await load(LIBRARY_LIST, timeOut(READY_TIME_OUT))
      return ok(v.parse(LibraryList, await response.json()))
    } catch (error) {
      const isLost = error instanceof TypeError || error instanceof DOMException
      return fail(isLost ? 'offline' : 'broken')
    }
  },

  async hasLibrary() {
    try {
      if (!(await caches.has(cacheNames.library))) return false
      return Boolean(await (await caches.open(cacheNames.library)).match(LIBRARY_LIST))
    } catch {
      return false
    }
  },

  async keep(list, progress) {
    if (!(await workerReady())) return fail('refused')
    const stop = new AbortController()
    let carriers: readonly Promise<void>[] = []
    try {
      // Without this the browser may discard the library when space runs short. It may refuse.
      await navigator.storage?.persist?.().catch(() => false)
      const cache = await caches.open(cacheNames.library)
      const waiting = list.files.map(([path]) => path)
      let done = 0
      const carry = async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
          const late = setTimeout(() => stop.abort(), FILE_TIME_OUT)
          if (!(await cache.match(path))) await cache.put(path, await load(path, stop.signal))
          clearTimeout(late)
          if (!stop.signal.aborted) progress(++done)
        }
      }
      carriers = Array.from({ length: AT_ONCE }, carry)
      await Promise.all(carriers)
      // Last: a list says that everything on it is there.
      await cache.put(LIBRARY_LIST, new Response(JSON.stringify(list)))
      return ok(undefined)
    } catch (error) {
      // The others must stop: they would report progress, and put files into a deleted cache.
      stop.abort()
      await Promise.allSettled(carriers)
      // Half a library is no use to somebody who believes that it is complete.
      await forget(cacheNames.library)
      return fail(reasonOf(error))
    }
  },

  forgetLibrary: () => forget(cacheNames.library),
}

async function load(path: string, signal: AbortSignal): Promise<Response> {
  // The list and the pages must be those of today, or they would not belong together.
  const cache = kindOf(path) === 'immutable' ? 'default' : 'no-cache'
  const response = await fetch(path, { cache, signal })
  if (!response.ok || response.redirected) throw new BrokenError(`${path}: ${response.status}`)
  return response
}

/** Fetch fails with a TypeError, or an AbortError after too long; a store has names for what is wrong. */
function reasonOf(error: unknown): SaveFailure {
  if (error instanceof BrokenError) return 'broken'
  if (error instanceof TypeError) return 'offline'
  if (!(error instanceof DOMException)) return 'refused'
  if (error.name === 'AbortError') return 'offline'
  return error.name === 'QuotaExceededError' ? 'full' : 'refused'
}

/** Cached pages are of use only once the worker is there to serve them. */
async function workerReady(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register(WORKER)
    return Boolean(await withTimeLimit(READY_TIME_OUT, navigator.serviceWorker.ready))
  } catch {
    return false
  }
}
