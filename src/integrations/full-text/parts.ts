import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { close, createIndex } from 'pagefind'

import { escapeMarkup } from '#domain/escape.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { phrasesOf } from '#domain/guide/symptoms.ts'
import { lastParsed } from '#integrations/guides/parse-library.ts'
import { parsedGuide } from '#integrations/guides/parsed-guide.ts'

/** Where finished parts of the index are kept for the next build, a folder each. */
const FOLDER = '.cache/full-text'
/**
 * Pagefind holds a whole index in memory, about 300 kB a guide. So a large library gets several, one made after the
 * other; a reader's browser asks them as one. An edit changes one of them.
 */
const GUIDES_A_PART = 2000
/** How many guides are sent to Pagefind at once. */
const AT_ONCE = 50

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

/** The folders of all parts, in order. What the last build has made of the same guides is not made again. */
export async function fullTextParts(
  root: string,
  guidesAPart = GUIDES_A_PART,
): Promise<readonly string[]> {
  const digests = lastParsed(root).map(({ digest }) => digest)
  const folder = join(root, FOLDER)
  await mkdir(folder, { recursive: true })
  const parts: string[] = []
  for (let at = 0; at === 0 || at < digests.length; at += guidesAPart) {
    const some = digests.slice(at, at + guidesAPart)
    const name = createHash('sha256').update(some.join()).digest('base64url').slice(0, 16)
    if (!existsSync(join(folder, name))) await makePart(root, some, join(folder, name))
    parts.push(name)
  }
  const old = (await readdir(folder)).filter(name => !parts.includes(name))
  await Promise.all(old.map(name => rm(join(folder, name), { recursive: true })))
  return parts.map(name => join(folder, name))
}

/** Builds a part beside its final place, so that an interrupted one is never taken for complete. */
async function makePart(root: string, digests: readonly string[], target: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index || errors.length > 0) throw new Error(`Pagefind could not start: ${errors.join(' ')}`)
  for (let at = 0; at < digests.length; at += AT_ONCE)
    await Promise.all(
      digests.slice(at, at + AT_ONCE).map(async digest => {
        const guide = parsedGuide(root, digest)
        const page = { url: `/issue/${guide.id}`, content: pageOf(guide) }
        const { errors } = await index.addHTMLFile(page)
        if (errors.length > 0) throw new Error(`Guide ${guide.id}: ${errors.join(' ')}`)
      }),
    )
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await index.writeFiles({ outputPath: unfinished })
  // The whole process ends, so that its memory is free for the next part.
  await close()
  await Promise.all(unused.map(name => rm(join(unfinished, name), { force: true })))
  await rename(unfinished, target)
}

/** A page for the index alone: the title counts most, then what readers call the fault, then the text. */
function pageOf({ id, title, sub_description, symptoms, plainText }: Guide): string {
  return `<html lang="en"><body><h1 data-pagefind-weight="10">${escapeMarkup(title)}</h1>
<p data-pagefind-weight="5">${escapeMarkup(phrasesOf(symptoms).join('. '))}</p>
<p data-pagefind-weight="3">${escapeMarkup(sub_description)}</p>
<p data-pagefind-meta="id:${id}">${escapeMarkup(plainText)}</p></body></html>`
}
