import { describe, expect, test } from 'vitest'

import { termsFile } from '#domain/search/files.ts'
import type { Core } from '#domain/search/files.ts'
import { openLibrary } from '#domain/search/library.ts'
import { writeTerms } from '#domain/search/postings.ts'
import { fewWords } from './few-words.ts'

const core: Core = {
  version: 'v',
  guides: 3,
  termFiles: 40,
  cardsPerFile: 2,
  wordsByLetter: true,
  codes: ['0x7b'],
  words: fewWords,
  packed: { 'v/words-k': ['kettle'] },
}
const place = { unit: 0, kind: 'title', share: 1 } as const
const term = (name: string, guide: number) =>
  writeTerms(new Map([[name, { guides: 1, postings: [{ guide, places: [place] }] }]]))
const card = (id: number) => [id, `Guide ${id}`, '', []]
const page = { keys: ['0x7b'], code: '', title: 'Stop', description: '', address: '', guides: [] }

const served: Record<string, unknown> = {
  core,
  'v/words-p': ['printer', 'paper'],
  'v/words-t': ['toast'],
  'v/cards-0': [card(10), card(11)],
  'v/cards-1': [card(12)],
  'v/codes': [page],
}
/** Many terms, each in a file of its own. */
const terms = new Map<string, string>()
for (let n = 0; terms.size < 20; n += 1) {
  const name = termsFile(core, `term${n}`)
  if (served[name]) continue
  terms.set(`term${n}`, name)
  served[name] = term(`term${n}`, terms.size)
}

async function open(broken: Record<string, unknown> = {}) {
  const loaded: string[] = []
  const library = await openLibrary(
    async name => {
      loaded.push(name)
      return name in broken ? broken[name] : served[name]
    },
    () => Promise.resolve(),
  )
  loaded.length = 0
  return { library, loaded, broken }
}

describe('the library', () => {
  test('gives the reader a moment between the three pieces of its preparation', async () => {
    let moments = 0
    await openLibrary(
      async () => core,
      async () => {
        moments += 1
      },
    )
    expect(moments).toBe(3)
  })

  test('knows its size, its codes and the words of its lists before anything else is loaded', async () => {
    const { library, loaded } = await open()
    expect(library.guides).toBe(3)
    expect([...library.codes]).toEqual(['0x7b'])
    expect(['notebook', 'kettle'].map(library.listed.has)).toEqual([true, false])
    expect(loaded).toEqual([])
  })

  test('loads the words that begin as those of a query do, each file once', async () => {
    const { library, loaded } = await open()
    const lexicon = await library.lexicon(['papr', 'pritner', 'tost'])
    expect(['printer', 'paper', 'toast', 'notebook'].every(lexicon.has)).toBe(true)
    expect(lexicon.has('kettle')).toBe(false)
    expect(loaded).toEqual(['v/words-p', 'v/words-t'])
    await library.lexicon(['plain'])
    expect(loaded).toHaveLength(2)
  })

  test('does not load what came with its first file', async () => {
    const { library, loaded } = await open()
    expect((await library.lexicon(['ketle'])).has('kettle')).toBe(true)
    expect(loaded).toEqual([])
  })

  test('finds a card by the place of its guide', async () => {
    const { library, loaded } = await open()
    const ids = await Promise.all([2, 0, 1].map(async place => (await library.card(place))?.[0]))
    expect(ids).toEqual([12, 10, 11])
    expect(loaded).toEqual(['v/cards-1', 'v/cards-0'])
    expect(await library.card(3)).toBeUndefined()
  })

  test('finds the page of a code by its key', async () => {
    const { library } = await open()
    expect(await library.code('0x7b')).toEqual(page)
    expect(await library.code('0x7c')).toBeUndefined()
  })

  test('looks up terms in at most twelve files: those that were asked for first', async () => {
    const { library, loaded } = await open()
    const asked = [...terms.keys()]
    const places = await library.places([...asked, 'nobody'])
    expect([...places.keys()]).toEqual(asked.slice(0, 12))
    expect(places.get('term0')).toEqual({
      guides: 1,
      postings: [{ guide: 1, places: [{ unit: 0, kind: 'title', share: 15 / 16 }] }],
    })
    expect(loaded).toEqual([...terms.values()].slice(0, 12))
  })

  test.each<[string, string, (library: Awaited<ReturnType<typeof open>>['library']) => unknown]>([
    ['words', 'v/words-p', library => library.lexicon(['paper'])],
    ['cards', 'v/cards-0', library => library.card(0)],
    ['codes', 'v/codes', library => library.code('0x7b')],
    ['terms', termsFile(core, 'term0'), library => library.places(['term0'])],
  ])('refuses a file of %s that is none, and asks for it again', async (_, name, ask) => {
    const { library, loaded, broken } = await open({ [name]: 'nonsense' })
    await expect(ask(library)).rejects.toThrow('Invalid type')
    delete broken[name]
    await expect(ask(library)).resolves.toBeDefined()
    expect(loaded).toEqual([name, name])
  })

  test('asks for a file once, though several need it at the same time', async () => {
    const { library, loaded } = await open()
    await Promise.all([library.card(0), library.card(1)])
    expect(loaded).toEqual(['v/cards-0'])
  })
})
