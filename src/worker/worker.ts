/**
 * The service worker. While there is a network every page comes from it; what was seen before is the answer when
 * there is none. Anything that goes wrong in here ends in an ordinary request. How to take it off all devices:
 * README.md, "Without a network".
 */
import { isPageToKeep, kindOf, OFFLINE_PAGE } from '#domain/offline/offline.ts'
import { cacheNames } from '#domain/offline/caches.ts'
import { addFile, addVisited, cached, refreshLibrary, refreshVisited, tidy } from './caches.ts'
import { scope } from './scope.ts'
import type { FetchEvent } from './scope.ts'

/** Filled in by the build (src/integrations/offline.ts): home, the search, the offline page, and what they need. */
declare const SITE_FILES: readonly string[]
const own: readonly string[] = SITE_FILES

/** So long a page may take where an older one is at hand. */
const TIME_OUT = 4000

scope.addEventListener('install', event => event.waitUntil(install()))
scope.addEventListener('activate', event =>
  event.waitUntil(Promise.allSettled([tidy(own), scope.registration.navigationPreload?.enable()])),
)
scope.addEventListener('fetch', answer)

/**
 * Runs while the reader reads: in the first visit, and when the site has changed. For a reader who saves data it loads
 * only the page that says what is cached. If this fails, the browser tries again at a later visit.
 */
async function install(): Promise<void> {
  const site = await caches.open(cacheNames.site)
  const saves = scope.navigator.connection?.saveData === true
  const wanted = saves ? own.filter(isSaid) : own
  for (const path of wanted) await addFile(site, path)
  const windows = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const { url } of windows) await addVisited(new URL(url).pathname).catch(() => undefined)
  if (saves) return
  // What readers saved is brought up to date, but a new version does not wait for it to succeed.
  await refreshVisited().catch(() => undefined)
  await refreshLibrary().catch(() => undefined)
}

/** The offline page and its looks, without its scripts. */
const isSaid = (path: string) => path === OFFLINE_PAGE || /\.(?:css|svg)$/.test(path)

function answer(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, pathname))
  else if (kindOf(pathname) === 'immutable') event.respondWith(immutable(request, pathname))
  else if (kindOf(pathname) === 'network-first') event.respondWith(networkFirst(event, pathname))
}

async function page(event: FetchEvent, path: string): Promise<Response> {
  const network = ask(event)
  if (isPageToKeep(path)) store(event, network, response => keepVisited(path, response))
  const old = isPageToKeep(path) ? await cached(path) : undefined
  return fasterOf(network, old).catch(async (error: unknown) => {
    // A download that fails must fail, not turn into a page.
    const instead = path.includes('.') ? undefined : await cached(OFFLINE_PAGE)
    if (!instead) throw error
    return instead
  })
}

async function networkFirst(event: FetchEvent, path: string): Promise<Response> {
  const network = fetch(event.request)
  store(event, network, async response => {
    if (own.includes(path)) await (await caches.open(cacheNames.site)).put(path, response)
  })
  return fasterOf(network, await cached(path))
}

async function immutable(request: Request, path: string): Promise<Response> {
  const old = await cached(path)
  if (old) return old
  const response = await fetch(request)
  if (response.ok) {
    const copy = response.clone()
    void caches
      .open(cacheNames.site)
      .then(site => site.put(path, copy))
      .catch(() => undefined)
  }
  return response
}

/** The response of the network; the cached one if that fails, or takes too long. */
async function fasterOf(network: Promise<Response>, old: Response | undefined): Promise<Response> {
  if (!old) return network
  const tooSlow = new Promise<Response>(resolve => setTimeout(() => resolve(old), TIME_OUT))
  return Promise.race([network.catch(() => old), tooSlow])
}

/** With navigation preload the browser may have sent the request while this worker was starting. */
async function ask({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** Keeps a copy of a good answer, beside answering. A full or refused store changes nothing for the reader. */
function store(
  event: FetchEvent,
  network: Promise<Response>,
  keep: (copy: Response) => Promise<void>,
): void {
  const copy = network.then(response =>
    response.ok && !response.redirected ? response.clone() : undefined,
  )
  event.waitUntil(copy.then(response => response && keep(response)).catch(() => undefined))
}

async function keepVisited(path: string, response: Response): Promise<void> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return
  if (own.includes(path)) await (await caches.open(cacheNames.site)).put(path, response)
  else await addVisited(path, response)
}
