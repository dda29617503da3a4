import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close, createIndex } from 'pagefind'

import type { Guide } from '#domain/guide/guide.ts'
import { phrasesOf } from '#domain/guide/symptoms.ts'
import { parseLibrary } from './guides/parse-library.ts'
import { parsedGuide } from './guides/parsed-guide.ts'

/** Parts of Pagefind's bundle that only its own user interface needs. */
const unused = [
  'pagefind-ui.js',
  'pagefind-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-modular-ui.css',
  'pagefind-component-ui.js',
  'pagefind-component-ui.css',
  'pagefind-highlight.js',
]

/** Builds Pagefind's index from the guides themselves: no page furniture in it, and weights of our own. */
export function fullText(): AstroIntegration {
  let root = ''
  return {
    name: 'full-text',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': async ({ server }) => {
        const index = await indexOf(root)
        const { files } = await index.getFiles()
        const contents = new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]))
        server.middlewares.use((request, response, next) => {
          const content = contents.get((request.url ?? '').split('?')[0] ?? '')
          if (!content) return next()
          if (request.url?.includes('.js')) response.setHeader('content-type', 'text/javascript')
          response.end(Buffer.from(content))
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const index = await indexOf(root)
        const outputPath = join(fileURLToPath(dir), 'pagefind')
        await index.writeFiles({ outputPath })
        await close()
        await Promise.all(unused.map(name => rm(join(outputPath, name), { force: true })))
        logger.info('Full-text index written.')
      },
    },
  }
}

async function indexOf(root: string) {
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index || errors.length > 0) throw new Error(`Pagefind could not start: ${errors.join(' ')}`)
  for (const { digest } of parseLibrary(root).guides) {
    const guide = parsedGuide(root, digest)
    const added = await index.addHTMLFile({ url: `/issue/${guide.id}`, content: pageOf(guide) })
    if (added.errors.length > 0) throw new Error(`Guide ${guide.id}: ${added.errors.join(' ')}`)
  }
  return index
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A page for the index alone: the title counts most, then what readers call the fault, then the text. */
function pageOf({ id, title, sub_description, symptoms, plainText }: Guide): string {
  return `<html lang="en"><body><h1 data-pagefind-weight="10">${escapeHtml(title)}</h1>
<p data-pagefind-weight="5">${escapeHtml(phrasesOf(symptoms).join('. '))}</p>
<p data-pagefind-weight="3">${escapeHtml(sub_description)}</p>
<p data-pagefind-meta="id:${id}">${escapeHtml(plainText)}</p></body></html>`
}
