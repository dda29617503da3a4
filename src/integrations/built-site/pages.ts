import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

import { addressOf } from '#integrations/addresses.ts'

/** A page of the built site, as it will be served. */
export interface BuiltPage {
  /** As links write it: `/`, `/issue/16`. */
  address: string
  html: string
}

/** The folder of the built site, with a slash at its end, and that of the project. */
export interface BuiltSite {
  dist: string
  root: string
}

/** Something that is built from the finished pages. */
export interface PageReader {
  /** Called with every page, in the order of their addresses. */
  page: (page: BuiltPage) => void | Promise<void>
  /** Called after the last page, once the reader before it has finished. Returns a line for the log. */
  done: () => Promise<string>
}

interface Options {
  /** Makes the last change to a page before it is written. */
  finish: (site: BuiltSite) => Promise<(page: BuiltPage) => string>
  /** What else is made from the finished pages. */
  readers: readonly ((site: BuiltSite) => PageReader | Promise<PageReader>)[]
}

/** How many pages are processed at once, on other threads: more would fill the memory. */
const AT_ONCE = 32

/** Goes through the pages of the built site once, and hands each to everything that needs it. */
export function builtPages({ finish: makeFinish, readers: makers }: Options): AstroIntegration {
  let root = ''
  return {
    name: 'built-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const finish = await makeFinish({ dist, root })
        const readers = await Promise.all(makers.map(make => make({ dist, root })))
        const reading: Promise<unknown>[] = []
        for (const name of await pageNames(dist)) {
          const file = join(dist, name)
          const address = addressOf(name)
          const html = finish({ address, html: readFileSync(file, 'utf8') })
          writeFileSync(file, html)
          reading.push(Promise.all(readers.map(reader => reader.page({ address, html }))))
          if (reading.length >= AT_ONCE) await reading.shift()
        }
        await Promise.all(reading)
        for (const { done } of readers) logger.info(await done())
      },
    },
  }
}

const inOrder = new Intl.Collator('en', { numeric: true })

const pageNames = async (dist: string) =>
  (await readdir(dist, { recursive: true }))
    .filter(name => name.endsWith('.html'))
    .toSorted(inOrder.compare)
