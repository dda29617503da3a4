import * as v from 'valibot'

import { FULL_TEXT, FULL_TEXT_PARTS } from '#domain/full-text.ts'
import { timeOut, withTimeLimit } from './time-out.ts'

/** A guide that holds all words of a query somewhere in its text. */
export interface TextHit {
  id: number
  title: string
}

const Engine = v.object({
  search: v.custom<(query: string) => Promise<unknown>>(value => typeof value === 'function'),
  mergeIndex: v.custom<(address: string) => Promise<unknown>>(value => typeof value === 'function'),
})
const Parts = v.array(v.string())
const Found = v.object({
  results: v.array(
    v.object({ data: v.custom<() => Promise<unknown>>(value => typeof value === 'function') }),
  ),
})
const Page = v.object({
  url: v.string(),
  content: v.string(),
  meta: v.object({ title: v.string() }),
})

const MOST = 5
const TIME_OUT = 15_000

/** Asks Pagefind. Rejects when it cannot be loaded, or has said nothing for too long. */
export async function searchFullText(words: readonly string[]): Promise<TextHit[]> {
  // None of its files is kept for reading offline, and it would write each that fails into the console.
  if (!navigator.onLine) throw new Error('offline')
  const hits = await withTimeLimit(TIME_OUT, find(words))
  if (!hits) throw new Error('slow')
  return hits
}

/**
 * Pagefind answers a word that it does not know with its longest known beginning, so a page counts only if it really
 * holds every word that was asked for.
 */
async function find(words: readonly string[]): Promise<TextHit[]> {
  engine ??= openEngine()
  // What could not be loaded is tried again at the next search.
  engine.catch(() => (engine = undefined))
  const { search } = await engine
  const { results } = v.parse(Found, await search(words.join(' ')))
  const pages = await Promise.all(results.slice(0, MOST).map(({ data }) => data()))
  return pages.flatMap(page => {
    const { url, content, meta } = v.parse(Page, page)
    const text = content.toLowerCase()
    const id = Number(/\/issue\/(\d+)/.exec(url)?.[1])
    return id && words.every(word => text.includes(word)) ? [{ id, title: meta.title }] : []
  })
}

let engine: Promise<v.InferOutput<typeof Engine>> | undefined

/** Loads Pagefind, and tells it of the further parts that the index of a large library has. */
async function openEngine() {
  const address = `${FULL_TEXT}/pagefind.js`
  const [module, response] = await Promise.all([
    import(/* @vite-ignore */ address) as Promise<unknown>,
    fetch(FULL_TEXT_PARTS, { signal: timeOut(TIME_OUT) }),
  ])
  const loaded = v.parse(Engine, module)
  for (const part of v.parse(Parts, await response.json())) await loaded.mergeIndex(part)
  return loaded
}
