import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { AstroIntegration } from 'astro'

import {
  filesNamedIn,
  isPageToKeep,
  LIBRARY_LIST,
  OFFLINE_PAGE,
  WORKER,
} from '#domain/offline/offline.ts'
import type { LibraryList } from '#domain/offline/offline.ts'
import { addressOf } from '#integrations/addresses.ts'
import { site } from '#site.ts'
import { bundle } from './bundle.ts'

/** Scripts that load others later: these must be kept too. All others that load later need the network anyway. */
const LOADED_LATER = /import\(\s*["'`]\.\/(engine\.[\w-]+\.js)["'`]/g
/** More than this no reader gets unasked, in bytes on the device. */
const SMALL_INDEX = 300_000
const LOADED_WITH = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/**
 * Writes the worker that keeps pages for readers without a network, and the list of what it can keep. Stands last
 * among the integrations: it must see every file as it will be served.
 */
export function offline(): AstroIntegration {
  let root = ''
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server }) => {
        // A worker of an earlier `npm start` at the same address must not serve old pages to a writer.
        server.middlewares.use(WORKER, (_request, response, next) => {
          bundle(root, 'worker/retire.ts').then(code => {
            response.setHeader('content-type', 'text/javascript')
            response.end(code)
          }, next)
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const library = await everythingToKeep(dist)
        await mkdir(join(dist, 'offline'), { recursive: true })
        await writeFile(join(dist, LIBRARY_LIST), JSON.stringify(library))
        const code = site.offline
          ? await bundle(root, 'worker/worker.ts', {
              SITE_FILES: await ownFiles(dist),
            })
          : await bundle(root, 'worker/retire.ts')
        // A browser takes up a new worker when one byte differs: so when any file of the site does.
        await writeFile(join(dist, WORKER), `// ${hash(JSON.stringify(library.files))}\n${code}`)
        logger.info(`${library.files.length} files can be kept, ${library.bytes} bytes.`)
      },
    },
  }
}

/** What the worker keeps by itself: home, the search, the offline page, and what they need. */
async function ownFiles(dist: string): Promise<string[]> {
  const pages = [OFFLINE_PAGE, '/', '/search', ...site.keptOffline.map(id => `/issue/${id}`)]
  const index = await searchIndex(dist)
  const sizes = await Promise.all(index.map(async path => (await stat(fileOf(dist, path))).size))
  const isSmall = sizes.reduce((sum, size) => sum + size, 0) <= SMALL_INDEX
  // Of a large index only the files that searches have used are kept.
  const searched = isSmall ? index : index.filter(path => path.endsWith('/core.json'))
  return [...(await withFiles(dist, pages)), ...searched]
}

/** Every page that is of use without a network, with its files. */
async function everythingToKeep(dist: string): Promise<LibraryList> {
  const names = (await readdir(dist, { recursive: true })).filter(name => name.endsWith('.html'))
  const pages = names
    .map(name => addressOf(name))
    .filter(isPageToKeep)
    .toSorted()
  const files: [string, string][] = []
  let bytes = 0
  let sent = 0
  for (const path of [...(await withFiles(dist, pages)), ...(await searchIndex(dist))]) {
    const content = await readFile(fileOf(dist, path))
    files.push([path, hash(content)])
    bytes += content.length
    sent += gzipSync(content).length
  }
  return { files, bytes, sent }
}

/** Pages, and behind them all files that they need, each once. */
async function withFiles(dist: string, pages: readonly string[]): Promise<string[]> {
  const files = new Set<string>()
  for (const page of pages) {
    for (const path of filesNamedIn(await readFile(fileOf(dist, page), 'utf8'))) files.add(path)
  }
  // A set gives what is added to it while it is read.
  for (const path of files) {
    if (!/\.(?:js|css)$/.test(path)) continue
    const code = await readFile(fileOf(dist, path), 'utf8')
    if (path.endsWith('.css')) for (const file of filesNamedIn(code)) files.add(file)
    else
      for (const [, name = ''] of [...code.matchAll(LOADED_WITH), ...code.matchAll(LOADED_LATER)])
        files.add(`/_astro/${name}`)
  }
  return [...pages, ...files]
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
