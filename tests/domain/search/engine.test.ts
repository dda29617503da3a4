import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { buildSearchIndex } from '#domain/search/build.ts'
import { createSearchEngine } from '#domain/search/engine.ts'
import type { Core } from '#domain/search/files.ts'
import type { CodeRecord } from '#domain/search/records.ts'
import { anyText } from '../../any-text.ts'
import { fewWords } from './few-words.ts'
import { charging, hot, printer, searchOver, small, wifi, words } from './words.ts'

const codes: CodeRecord[] = [
  {
    code: 'INACCESSIBLE_BOOT_DEVICE',
    also: ['0x7B'],
    title: 'INACCESSIBLE_BOOT_DEVICE',
    description: 'Windows cannot read the drive it starts from.',
    address: '/codes/inaccessible-boot-device',
    guides: [hot.id, printer.id],
  },
  {
    code: 'MEMORY_MANAGEMENT',
    also: [],
    title: 'MEMORY_MANAGEMENT',
    description: 'A fault of the memory.',
    address: '/codes/memory-management',
    guides: [],
  },
]
const engine = searchOver(small, codes)
const idsFor = async (query: string) =>
  (await engine.search(query)).hits.flatMap(hit => (hit.kind === 'guide' ? [hit.id] : []))

test.each([
  ['a plain question', 'why does my printer not print anything?', printer.id],
  ['a lay word', 'the notebook is boiling', hot.id],
  ['a brand', 'epson does nothing', printer.id],
  ['words in another form', 'overheats', hot.id],
  ['a slip', 'my batery is not chargin', charging.id],
  ['an unfinished word', 'the charg', charging.id],
])('%s finds its guide: %s', async (_, query, id) => {
  expect((await idsFor(query))[0]).toBe(id)
})

test('no word of the query is required', async () => {
  expect((await idsFor('since tuesday the printer of my grandmother prints nothing'))[0]).toBe(
    printer.id,
  )
})

test.each([
  'how do I bake bread',
  'dodge charger price',
  'xqzv',
  'piano keyboard lessons',
  'the',
  '???',
  '',
  '   ',
])('"%s" finds nothing', async query => {
  expect(await idsFor(query)).toEqual([])
})

test('a code comes first in any exact spelling, then its guides in their order', async () => {
  for (const query of [
    'INACCESSIBLE_BOOT_DEVICE',
    'stop code inaccessible boot device',
    'error 0x7b help',
  ]) {
    const { hits } = await engine.search(query)
    expect(hits.map(hit => (hit.kind === 'code' ? hit.address : hit.id))).toEqual([
      '/codes/inaccessible-boot-device',
      hot.id,
      printer.id,
    ])
  }
})

test('a code that is nearly right does not become the right one', async () => {
  const { hits } = await engine.search('inaccessible boot devise')
  expect(hits.every(({ kind }) => kind === 'guide')).toBe(true)
})

test('two plain words are a code only where the query speaks of codes, or writes them as one', async () => {
  const kinds = async (query: string) => (await engine.search(query)).hits.map(({ kind }) => kind)
  expect(await kinds('stop code memory management')).toContain('code')
  expect(await kinds('MEMORY_MANAGEMENT')).toContain('code')
  expect(await kinds('memory management in python')).not.toContain('code')
})

test('a corrected query can be searched literally instead', async () => {
  expect(await engine.search('pritner')).toMatchObject({ corrected: 'printer' })
  expect(await engine.search('pritner', { literal: true })).toEqual({
    hits: [],
    corrected: undefined,
  })
})

test('the words that matched are marked', async () => {
  const { hits } = await engine.search('my printer prints nothing')
  const title = hits[0]?.title ?? ''
  const marked = hits[0]?.marks.title.map(({ start, end }) => title.slice(start, end))
  expect(marked).toEqual(['printer', 'print'])
})

test('a hit is all that a page shows of it', async () => {
  const { hits, corrected } = await engine.search('0x7b')
  expect(corrected).toBeUndefined()
  const marks = { title: [], description: [] }
  expect(hits[0]).toEqual({
    kind: 'code',
    code: 'INACCESSIBLE_BOOT_DEVICE',
    address: '/codes/inaccessible-boot-device',
    title: 'INACCESSIBLE_BOOT_DEVICE',
    description: 'Windows cannot read the drive it starts from.',
    score: 2,
    marks,
  })
  const { id, title, description } = hot
  expect(hits[1]).toEqual({ kind: 'guide', id, title, description, score: 1, marks })
})

test('the description is marked too', async () => {
  const [hit] = (await engine.search('printers')).hits
  const marked = hit?.marks.description.map(({ start, end }) => hit.description.slice(start, end))
  expect(marked).toEqual(['printer', 'print'])
})

test('at most ten hits, unless more are wanted', async () => {
  const many = Array.from({ length: 15 }, (_, n) => ({ ...printer, id: n }))
  const { search } = searchOver(many, [], [], fewWords)
  expect((await search('printer wont print on my laptop')).hits).toHaveLength(10)
  expect((await search('printer wont print on my laptop', { most: 12 })).hits).toHaveLength(12)
})

test('a search that was prepared loads nothing more in a small library', async () => {
  const loaded: string[] = []
  const prepared = searchOver(small, [], loaded, fewWords)
  await prepared.prepare()
  expect(loaded).toEqual(['core'])
  await prepared.search('printer')
  expect(loaded).toEqual(['core'])
})

test('nothing is loaded for a query without words', async () => {
  const loaded: string[] = []
  expect(await searchOver(small, [], loaded, fewWords).search(' ?! ')).toEqual({
    hits: [],
    corrected: undefined,
  })
  expect(loaded).toEqual([])
})

test('never more hits than requested', async () => {
  expect((await engine.search('laptop', { most: 1 })).hits).toHaveLength(1)
})

const anything = fc.oneof(
  anyText(400),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'printer',
        'pritner',
        'not',
        "won't",
        '0x7b',
        '<b>',
        '😀',
        'שלום',
        'constructor',
        '__proto__',
      ),
      { maxLength: 30 },
    )
    .map(words => words.join(' ')),
)

test('no text breaks the search, and the same text always gives the same answer', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async query => {
      const answer = await engine.search(query)
      expect(await engine.search(query)).toEqual(answer)
      const scores = answer.hits.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      for (const { title, description, marks } of answer.hits) {
        for (const { end } of marks.title) expect(end).toBeLessThanOrEqual(title.length)
        for (const { end } of marks.description) expect(end).toBeLessThanOrEqual(description.length)
      }
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['x', []],
  ['pritner wokring ', [printer.id]],
  ['<script>', []],
  ['😀', []],
  ['لا تعمل ', []],
  ['0x7 ', []],
])('%j two thousand times is answered with %j', async (text, ids) => {
  expect(await idsFor(text.repeat(2000))).toEqual(ids)
})

test('a file that cannot be loaded fails this search, and the next one tries again', async () => {
  const files = buildSearchIndex(small, words)
  let online = false
  const engine = createSearchEngine(async name => {
    if (!online) throw new Error('offline')
    return files[name]
  })
  await expect(engine.search('printer')).rejects.toThrow('offline')
  online = true
  expect((await engine.search('printer')).hits).toHaveLength(1)
})

test('a guide whose card is missing is left out, and breaks nothing', async () => {
  const core = buildSearchIndex(small, fewWords)['core'] as Core
  const { search } = createSearchEngine(async () => core)
  expect((await search('printer wont print')).hits).toHaveLength(1)
  const broken = { ...core, packed: { ...core.packed, [`${core.version}/cards-0`]: [] } }
  expect((await createSearchEngine(async () => broken).search('printer wont print')).hits).toEqual(
    [],
  )
})

test.each([undefined, null, 'text', {}, { version: 1 }, []])(
  'a wrong file (%j) is refused',
  async data => {
    const engine = createSearchEngine(async () => data)
    await expect(engine.search('printer')).rejects.toThrow('Invalid')
  },
)

test('a symptom that says the query leads to the fix that answers it', async () => {
  const answered = searchOver([
    {
      ...wifi,
      answers: [
        { count: 1, address: '#fix-1', label: 'Fix 1: Turn Wi-Fi off and on' },
        { count: 1, address: '#fix-3', label: 'Fix 3: Forget the network' },
        { count: 1, address: '/issue/7#fix-1', label: 'No internet, Fix 1: Restart the router' },
      ],
    },
    printer,
    hot,
    charging,
  ])
  const leadFor = async (query: string) => {
    const [hit] = (await answered.search(query)).hits
    return hit?.kind === 'guide' ? hit.lead : undefined
  }
  expect(await leadFor('my wifi password is not accepted')).toEqual({
    address: '/issue/16#fix-3',
    label: 'Fix 3: Forget the network',
  })
  expect(await leadFor('wifi keeps dropping')).toMatchObject({ address: '/issue/7#fix-1' })
  // Any fix of the guide may be meant.
  expect(await leadFor('wifi')).toBeUndefined()
  expect(await leadFor('wifi password of the neighbour is on the fridge')).toBeUndefined()
})
