/** What the worker puts into the browser's store, and takes out of it. */
import * as v from 'valibot'

import {
  changes,
  filesNamedIn,
  isPageToKeep,
  kindOf,
  LIBRARY_LIST,
  LibraryList,
  MOST_VISITED,
  stepsFilesOf,
} from '#domain/offline/offline.ts'
import { cacheNames } from '#domain/offline/caches.ts'

/** The cached response for a path of this site, whatever its query. Undefined where the cache cannot be read. */
export async function cached(path: string): Promise<Response | undefined> {
  for (const name of Object.values(cacheNames)) {
    try {
      const found = await caches.match(path, { cacheName: name })
      if (found) return found
    } catch {
      return undefined
    }
  }
  return undefined
}

/** Asks for a file and keeps it; one with a hash in its name only once. Rejects if it cannot be had. */
export async function addFile(cache: Cache, path: string): Promise<void> {
  const lasts = kindOf(path) === 'immutable'
  if (lasts && (await cache.match(path))) return
  const response = await fetch(path, { cache: lasts ? 'default' : 'no-cache' })
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`)
  await cache.put(path, response)
}

/** Keeps a page that was opened, after the files that it names: a page without its styles is of little use. */
export async function addVisited(path: string, response?: Response): Promise<void> {
  if (!isPageToKeep(path)) return
  const page = response ?? (await fetch(path, { cache: 'no-cache' }))
  if (!page.ok || page.redirected) throw new Error(`${path}: ${page.status}`)
  const site = await caches.open(cacheNames.site)
  for (const file of filesNamedIn(await page.clone().text())) {
    if (!(await site.match(file))) await addFile(site, file)
  }
  // It must be of the same day as its page, and the page is worth keeping without it.
  for (const file of stepsFilesOf(path)) await addFile(site, file).catch(() => undefined)
  const visited = await caches.open(cacheNames.visited)
  // Taken out first, so that the oldest visit always stands first.
  await visited.delete(path)
  await visited.put(path, page)
  const pages = await visited.keys()
  for (const old of pages.slice(0, -MOST_VISITED)) await visited.delete(old)
}

/** Brings the visited pages up to date. The host says "not modified" for most. */
export async function refreshVisited(): Promise<void> {
  const visited = await caches.open(cacheNames.visited)
  for (const { url } of await visited.keys()) {
    const response = await fetch(url, { cache: 'no-cache' })
    if (response.ok) await addVisited(new URL(url).pathname, response)
    else if (response.status === 404) await visited.delete(url)
  }
}

/** Brings the library up to date where a reader has asked for it: only what has changed is loaded. */
export async function refreshLibrary(): Promise<void> {
  if (!(await caches.has(cacheNames.library))) return
  const library = await caches.open(cacheNames.library)
  const list = await library.match(LIBRARY_LIST)
  if (!list) return
  const fresh = await fetch(LIBRARY_LIST, { cache: 'no-cache' })
  const copy = fresh.clone()
  const wanted = v.parse(LibraryList, await fresh.json())
  const { load, drop } = changes(v.parse(LibraryList, await list.json()).files, wanted.files)
  for (const path of load) await addFile(library, path)
  for (const path of drop) await library.delete(path)
  // Last: a list says that everything on it is there.
  await library.put(LIBRARY_LIST, copy)
}

/** Removes what no page needs any more. Runs when no page of an older version is open. */
export async function tidy(own: readonly string[]): Promise<void> {
  const names: readonly string[] = Object.values(cacheNames)
  const staleCaches = (await caches.keys()).filter(
    name => name.startsWith('fixwise-') && !names.includes(name),
  )
  for (const name of staleCaches) await caches.delete(name)

  const needed = new Set(own)
  const visited = await caches.open(cacheNames.visited)
  for (const request of await visited.keys()) {
    const page = await visited.match(request)
    const files = filesNamedIn((await page?.text()) ?? '')
    for (const path of [...files, ...stepsFilesOf(new URL(request.url).pathname)]) needed.add(path)
  }
  const site = await caches.open(cacheNames.site)
  for (const request of await site.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await site.delete(request)
  }
}
