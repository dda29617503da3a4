import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'

import { keyOf, phrasesOf } from '#domain/guide/symptoms.ts'
import { createSearchEngine } from '#domain/search/engine.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { searchFiles } from '#integrations/search-index.ts'

const Queries = v.object({
  found: v.record(v.string(), v.array(v.string())),
  none: v.array(v.string()),
})
const queries = v.parse(Queries, parse(readFileSync('tests/domain/search/queries.yaml', 'utf8')))
const wanted = Object.entries(queries.found).flatMap(([slug, list]) =>
  list.map(query => ({ slug, query })),
)

const { guides } = readLibrary(process.cwd())
const files = searchFiles(process.cwd(), guides)
const engine = createSearchEngine(async name => JSON.parse(JSON.stringify(files[name])) as unknown)
const slugs = new Map(guides.map(({ id, slug }) => [id, slug]))

// Some thousand searches: on a busy computer that takes a while.
vi.setConfig({ testTimeout: 60_000 })

const known = new Map<string, string[]>()

async function search(query: string): Promise<string[]> {
  const before = known.get(query)
  if (before) return before
  const { hits } = await engine.search(query)
  const found = hits.flatMap(hit => (hit.kind === 'guide' ? [slugs.get(hit.id) ?? ''] : []))
  known.set(query, found)
  return found
}

/** The queries whose guide is not among the first so many. */
async function missed(
  list: readonly { slug: string; query: string }[],
  first: number,
): Promise<string[]> {
  const missed: string[] = []
  for (const { slug, query } of list) {
    const found = await search(query)
    if (!found.slice(0, first).includes(slug))
      missed.push(`${query} → ${found.slice(0, 3).join(', ') || 'nothing'}`)
  }
  return missed
}

const atMost = (share: number, count: number) => Math.floor(share * count)

test('every guide is found first by its own title', async () => {
  expect(
    await missed(
      guides.map(({ slug, title }) => ({ slug, query: title })),
      1,
    ),
  ).toEqual([])
})

test('nine of ten symptoms find their guide among the first three', async () => {
  const symptoms = guides.flatMap(({ slug, symptoms }) =>
    phrasesOf(symptoms).map(query => ({ slug, query })),
  )
  expect((await missed(symptoms, 3)).length).toBeLessThanOrEqual(atMost(0.1, symptoms.length))
})

test('most symptoms lead to a part of their guide, 19 of 20 of these to the one that it names', async () => {
  const leads: string[] = []
  const lost: string[] = []
  for (const { id, symptoms } of guides)
    for (const { answer, phrases } of symptoms)
      for (const query of phrases) {
        const { hits } = await engine.search(query)
        const hit = hits.find(one => one.kind === 'guide' && one.id === id)
        const lead = hit?.kind === 'guide' ? hit.lead?.address : undefined
        if (!lead) continue
        leads.push(query)
        const key = keyOf(answer)
        if (lead !== (key.startsWith('/') ? key : `/issue/${id}#${key}`))
          lost.push(`${query} → ${lead}`)
      }
  const all = guides.flatMap(({ symptoms }) => phrasesOf(symptoms))
  expect(all.length - leads.length).toBeLessThanOrEqual(atMost(0.15, all.length))
  expect(lost.length).toBeLessThanOrEqual(atMost(0.05, leads.length))
})

test('of our own queries, 85 % find their guide first and 95 % among the first three', async () => {
  expect((await missed(wanted, 1)).length).toBeLessThanOrEqual(atMost(0.15, wanted.length))
  expect((await missed(wanted, 3)).length).toBeLessThanOrEqual(atMost(0.05, wanted.length))
})

test('at most 3 % of our own queries find nothing', async () => {
  const empty: string[] = []
  for (const { query } of wanted) if ((await search(query)).length === 0) empty.push(query)
  expect(empty.length).toBeLessThanOrEqual(atMost(0.03, wanted.length))
})

test('of queries about other things, at most 5 % find a guide', async () => {
  const found: string[] = []
  for (const query of queries.none) if ((await search(query)).length > 0) found.push(query)
  expect(found.length).toBeLessThanOrEqual(atMost(0.05, queries.none.length))
})

test('a slip in a word costs little: two letters swapped in the longest word of each query', async () => {
  const slips = wanted.map(({ slug, query }) => ({ slug, query: withSlip(query) }))
  expect((await missed(slips, 3)).length).toBeLessThanOrEqual(atMost(0.1, slips.length))
})

function withSlip(query: string): string {
  const longest = query
    .split(' ')
    .reduce((best, word) => (word.length > best.length ? word : best), '')
  const middle = Math.floor(longest.length / 2)
  const swapped =
    longest.slice(0, middle - 1) +
    longest.charAt(middle) +
    longest.charAt(middle - 1) +
    longest.slice(middle + 1)
  return query.replace(longest, swapped)
}
