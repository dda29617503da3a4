/** What a reader can open without a network. The worker, the pages and the build agree on it here. */
import * as v from 'valibot'

import { unescapeMarkup } from '#domain/escape.ts'

/** The script that stands between the pages and the network; src/worker/worker.ts. */
export const WORKER = '/worker.js'
/** The list of everything that can be kept, written by the build. */
export const LIBRARY_LIST = '/offline/library.json'
/** Shown in place of a page that is not kept. */
export const OFFLINE_PAGE = '/offline'

/** More pages than this are not kept by themselves; the oldest goes. */
export const MOST_VISITED = 60

/** Every file of the library with a short hash of its content, and what it costs. */
export const LibraryList = v.object({
  files: v.array(v.tuple([v.string(), v.string()])),
  /** Bytes on the device, and about as many as are sent. */
  bytes: v.number(),
  sent: v.number(),
})
export type LibraryList = v.InferOutput<typeof LibraryList>

/** These need the network, or belong to one person. */
const NEEDS_NETWORK = /^\/(?:login|register|profile|dashboard|forum|technician-locator|404)$/

/** Whether a page is of use without a network. */
export const isPageToKeep = (path: string) => !path.includes('.') && !NEEDS_NETWORK.test(path)

/**
 * How a request for a path is answered. `immutable` files have a hash in their name, so a cached copy is always fresh;
 * `network-first` ones come from the network while there is one; `bypass` ones bypass the worker: films, packs,
 * technicians.
 */
export function kindOf(path: string): 'immutable' | 'network-first' | 'bypass' {
  if (/^\/(?:_astro|fonts)\//.test(path)) return 'immutable'
  if (
    path === '/search-index/core.json' ||
    /^\/turns\/\d+\.json$/.test(path) ||
    /^\/(?:(?:topic-art|pictures)\/)?[\w.-]+\.(?:svg|png|webmanifest)$/.test(path)
  )
    return 'network-first'
  return path.startsWith('/search-index/') ? 'immutable' : 'bypass'
}

const FILE = /["'(](\/(?:(?:_astro|fonts)\/[^"'()\s?#]+|(?:(?:topic-art|pictures)\/)?[\w-]+\.svg))/g

/** The files that a page names: styles, scripts, pictures. */
export function filesNamedIn(html: string): string[] {
  return [...new Set([...html.matchAll(FILE)].flatMap(([, path]) => path ?? []))]
}

/** What a guide's steps load beside their page (src/domain/turns/step-effects.ts); empty for another page. */
export const stepsFilesOf = (path: string): string[] => {
  const [, guide] = /^\/issue\/(\d+)$/.exec(path) ?? []
  return guide === undefined ? [] : [`/turns/${guide}.json`]
}

/** The title of a page without the name of the site; empty if it has none. */
export function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const [own = ''] = title.split(' · ')
  return unescapeMarkup(own)
}

/** Which files of the library must be loaded, and which are of no use any more. */
export function changes(kept: LibraryList['files'], wanted: LibraryList['files']) {
  const old = new Map(kept)
  const paths = new Set(wanted.map(([path]) => path))
  return {
    load: wanted.flatMap(([path, hash]) => (old.get(path) === hash ? [] : [path])),
    drop: kept.flatMap(([path]) => (paths.has(path) ? [] : [path])),
  }
}

export const megabytes = (bytes: number) => Math.max(0.1, bytes / 1e6).toFixed(1)
