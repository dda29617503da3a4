import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'

import {
  filesNamedIn,
  isPageToKeep,
  LIBRARY_LIST,
  OFFLINE_PAGE,
  stepsFilesOf,
  WORKER,
} from '#domain/offline/offline.ts'
import type { LibraryList } from '#domain/offline/offline.ts'
import { SCAM_GUIDE } from '#domain/scam/case-note.ts'
import { site } from '#site.ts'
import type { BuiltSite, PageReader } from './built-site/pages.ts'
import { bundle } from './bundle.ts'

/** Scripts that load others later: these must be cached too. All others that load later need the network anyway. */
const LOADED_LATER = /import\(\s*["'`]\.\/(engine\.[\w-]+\.js)["'`]/g
/** No reader is sent more than this unasked, in bytes on the device. */
const SMALL_INDEX = 300_000
const LOADED_WITH = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
/** What the worker caches by itself, with all files that these pages need. */
const OWN_PAGES = [
  OFFLINE_PAGE,
  '/',
  '/search',
  '/scam',
  SCAM_GUIDE,
  ...site.keptOffline.map(id => `/issue/${id}`),
]

/** In development a worker that an earlier `npm start` left at the same address must not serve old pages to a writer. */
export function offlineInDevelopment(): AstroIntegration {
  return {
    name: 'offline-in-development',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(WORKER, (_request, response, next) => {
          bundle(server.config.root, 'worker/retire.ts').then(code => {
            response.setHeader('content-type', 'text/javascript')
            response.end(code)
          }, next)
        })
      },
    },
  }
}

/**
 * Writes the worker that keeps pages for readers without a network, and the list of what it can keep. Stands last
 * among the readers: it must see every file as it will be served.
 */
export function offline({ dist, root }: BuiltSite): PageReader {
  const pages: Entry[] = []
  /** Files that the pages name, and those that the worker's own pages name. */
  const named = new Set<string>()
  const ownNamed = new Set<string>()
  return {
    page: ({ address, html }) => {
      if (!isPageToKeep(address)) return
      for (const file of [...filesNamedIn(html), ...stepsFilesOf(address)]) {
        named.add(file)
        if (OWN_PAGES.includes(address)) ownNamed.add(file)
      }
      pages.push(entryOf(address, html))
    },
    done: async () => {
      const index = await searchIndex(dist)
      const entries = [...pages]
      for (const path of [...(await withTheirFiles(dist, named)), ...index])
        entries.push(entryOf(path, await readFile(join(dist, path))))
      const bytes = bytesOf(entries)
      const library: LibraryList = {
        files: entries.map(({ path, hash }) => [path, hash]),
        bytes,
        sent: Math.round(bytes * (await shareSent(dist, entries))),
      }
      await mkdir(join(dist, 'offline'), { recursive: true })
      await writeFile(join(dist, LIBRARY_LIST), JSON.stringify(library))
      const code = site.offline
        ? await bundle(root, 'worker/worker.ts', {
            SITE_FILES: [
              ...OWN_PAGES,
              ...(await withTheirFiles(dist, ownNamed)),
              ...(await ownIndex(dist, index)),
            ],
          })
        : await bundle(root, 'worker/retire.ts')
      // A browser takes up a new worker when one byte differs: so when any file of the site does.
      await writeFile(join(dist, WORKER), `// ${hash(JSON.stringify(library.files))}\n${code}`)
      return `${library.files.length} files can be kept, ${library.bytes} bytes.`
    },
  }
}

/** A file that can be kept. */
interface Entry {
  path: string
  hash: string
  bytes: number
}

const entryOf = (path: string, content: string | Buffer): Entry => ({
  path,
  hash: hash(content),
  bytes: Buffer.byteLength(content),
})

const bytesOf = (entries: readonly Entry[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0)

/** Of a large library only a sample is compressed, which is enough for an estimate. */
const MOST_COMPRESSED = 500

/** The fraction of all bytes that is left after compression. */
async function shareSent(dist: string, entries: readonly Entry[]): Promise<number> {
  const step = Math.ceil(entries.length / MOST_COMPRESSED)
  const sample = entries.filter((_, at) => at % step === 0)
  let sent = 0
  for (const { path } of sample)
    sent += (await compressed(await readFile(fileOf(dist, path)))).length
  return sent / bytesOf(sample)
}

const compressed = promisify(gzip)

/** Files, and behind them all that they load themselves, each once. */
async function withTheirFiles(dist: string, named: ReadonlySet<string>): Promise<string[]> {
  const files = new Set(named)
  // Iterating a set includes what is added during the iteration.
  for (const path of files) {
    if (!/\.(?:js|css)$/.test(path)) continue
    const code = await readFile(join(dist, path), 'utf8')
    if (path.endsWith('.css')) for (const file of filesNamedIn(code)) files.add(file)
    else
      for (const [, name = ''] of [...code.matchAll(LOADED_WITH), ...code.matchAll(LOADED_LATER)])
        files.add(`/_astro/${name}`)
  }
  return [...files]
}

/** Of a large index the worker keeps by itself only the core, and whatever searches have used. */
async function ownIndex(dist: string, index: readonly string[]): Promise<readonly string[]> {
  const sizes = await Promise.all(index.map(async path => (await stat(join(dist, path))).size))
  const isSmall = sizes.reduce((sum, size) => sum + size, 0) <= SMALL_INDEX
  return isSmall ? index : index.filter(path => path.endsWith('/core.json'))
}

async function searchIndex(dist: string): Promise<string[]> {
  const names = await readdir(join(dist, 'search-index'), { recursive: true })
  return names
    .filter(name => name.endsWith('.json'))
    .toSorted()
    .map(name => `/search-index/${name.replaceAll('\\', '/')}`)
}

const fileOf = (dist: string, path: string) =>
  join(dist, /\.\w+$/.test(path) ? path : `${path === '/' ? '/index' : path}.html`)

const hash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10)
