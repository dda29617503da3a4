import * as v from 'valibot'

/** A guide that holds all words of a query somewhere in its text. */
export interface TextHit {
  id: number
  title: string
}

const Engine = v.object({
  search: v.custom<(query: string) => Promise<unknown>>(value => typeof value === 'function'),
})
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

/**
 * Asks Pagefind. It answers a word that it does not know with its longest known beginning, so a page counts only
 * if it really holds every word that was asked for. Rejects when Pagefind cannot be loaded.
 */
export async function searchFullText(words: readonly string[]): Promise<TextHit[]> {
  const address = '/pagefind/pagefind.js'
  const engine = v.parse(Engine, await import(/* @vite-ignore */ address))
  const { results } = v.parse(Found, await engine.search(words.join(' ')))
  const pages = await Promise.all(results.slice(0, MOST).map(({ data }) => data()))
  return pages.flatMap(page => {
    const { url, content, meta } = v.parse(Page, page)
    const text = content.toLowerCase()
    const id = Number(/\/issue\/(\d+)/.exec(url)?.[1])
    return id && words.every(word => text.includes(word)) ? [{ id, title: meta.title }] : []
  })
}
