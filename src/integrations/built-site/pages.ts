import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroIntegrationLogger } from 'astro'

import { addressOf } from '#integrations/addresses.ts'

/** A page of the built site, as it will be served. */
export interface BuiltPage {
  /** As links write it: `/`, `/issue/16`. */
  address: string
  html: string
}

/** The folder of the built site, with a slash at its end. */
export interface BuiltSite {
  dist: string
  root: string
}

/** Something that is made from the pages of the built site. */
export interface PageReader {
  /** Called with every page, in the order of their addresses. */
  page: (page: BuiltPage) => void | Promise<void>
  /** Called after the last one. Returns a line for the log. */
  done: () => Promise<string>
}

interface Options {
  /** The last change to a page before it is written. */
  finish: (html: string, address: string) => string
  /** What else is made from the finished pages. */
  readers: readonly ((site: BuiltSite) => PageReader | Promise<PageReader>)[]
}

/** So many pages are open at once: a large library has more than a computer lets us open. */
const AT_ONCE = 32

/** Goes through the pages of the built site once, and hands each to everything that needs it. */
export function builtPages({ finish, readers: makers }: Options): AstroIntegration {
  let root = ''
  return {
    name: 'built-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir)
        const readers = await Promise.all(makers.map(make => make({ dist, root })))
        const names = await pageNames(dist)
        for (let at = 0; at < names.length; at += AT_ONCE) {
          const texts = await Promise.all(
            names.slice(at, at + AT_ONCE).map(async name => {
              const path = join(dist, name)
              return { name, path, text: await readFile(path, 'utf8') }
            }),
          )
          await Promise.all(
            texts.flatMap(({ name, path, text }) => {
              const address = addressOf(name)
              const html = finish(text, address)
              return [
                writeFile(path, html),
                ...readers.map(reader => reader.page({ address, html })),
              ]
            }),
          )
        }
        await logAll(readers, logger)
      },
    },
  }
}

async function logAll(readers: readonly PageReader[], logger: AstroIntegrationLogger) {
  for (const { done } of readers) logger.info(await done())
}

const inOrder = new Intl.Collator('en', { numeric: true })

const pageNames = async (dist: string) =>
  (await readdir(dist, { recursive: true }))
    .filter(name => name.endsWith('.html'))
    .toSorted(inOrder.compare)
