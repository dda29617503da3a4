import { describe, expect, test } from 'vitest'

import { readTerms, writeTerms } from '#domain/search/postings.ts'
import type { SearchRecord } from '#domain/search/records.ts'
import { termTable } from '#domain/search/term-table.ts'
import { unitsOf } from '#domain/search/units.ts'
import { plainLanguage } from './few-words.ts'

const guide = (some: Partial<SearchRecord>): SearchRecord => ({
  id: 1,
  slug: '',
  title: 'x',
  description: 'x',
  symptoms: [],
  answers: [],
  headings: [],
  topic: '',
  ...some,
})
/** As a browser reads it. */
const table = (guides: readonly SearchRecord[]) =>
  readTerms(writeTerms(termTable(guides, plainLanguage)))
const entry = (guides: readonly SearchRecord[], term: string) =>
  table(guides).get(term) ?? { guides: 0, postings: [] }

describe('the units of a guide', () => {
  test('are its title, its description, its symptoms and its headings, each with what it says', () => {
    const units = unitsOf(
      guide({
        title: 'Toast burns',
        description: 'The toast is black',
        symptoms: ['it does not toast', 'blue screen of death'],
        headings: ['How do I turn on the toaster'],
      }),
      plainLanguage,
    )
    expect(units.map(({ kind, terms }) => [kind, ...terms])).toEqual([
      ['title', 'toast', 'burn'],
      ['description', 'toast', 'black'],
      ['symptom', 'toast', '!toast'],
      ['symptom', 'bsod', 'blue', 'screen', 'death'],
      ['heading', 'boot', 'turn', 'on', 'toaster'],
    ])
  })
})

describe('the table of terms', () => {
  test('is in alphabetical order, and counts each guide once', () => {
    const guides = [
      guide({ title: 'toast', symptoms: ['toast', 'bread'] }),
      guide({ title: 'toast' }),
    ]
    expect([...table(guides).keys()]).toEqual(['bread', 'toast'])
    expect(entry(guides, 'toast')).toMatchObject({
      guides: 2,
      postings: [{ guide: 0, places: [{ unit: 0 }, { unit: 2 }] }, { guide: 1 }],
    })
    expect([...table([guide({ title: 'jam zebra apple milk' })]).keys()]).toEqual([
      'appl',
      'jam',
      'milk',
      'zebra',
    ])
  })

  test('says how much of a unit is about each term: a rare one carries more of it', () => {
    const guides = [
      guide({ title: 'toast bread' }),
      ...Array.from({ length: 7 }, () => guide({ title: 'bread' })),
    ]
    const share = (term: string) => entry(guides, term).postings[0]?.places[0]?.share
    // 1 beside 0.315 of a word that all eight have: 0.76 and 0.24, kept in eight steps.
    expect(share('toast')).toBe(13 / 16)
    expect(share('bread')).toBe(3 / 16)
    expect(entry(guides, 'bread').postings[1]?.places[0]?.share).toBe(15 / 16)
  })

  test('keeps, of a term that very many guides have, those that say it most', () => {
    const saying = (title: string) => (n: number) =>
      guide(title === 'heading' ? { headings: ['toast'] } : { title: title.replace('N', `w${n}`) })
    const kinds = [saying('toast'), saying('toast N'), saying('heading'), saying('toast N jam N')]
    const guides = Array.from({ length: 300 }, (_, n) =>
      (kinds[n % 4] as (n: number) => SearchRecord)(n),
    )
    const { guides: count, postings } = entry(guides, 'toast')
    expect(count).toBe(300)
    expect(postings).toHaveLength(250)
    const places = postings.map(({ guide }) => guide)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // A heading counts half; a title of which it is a small part counts least, and there the first are kept.
    const kept = [0, 1, 2, 3].map(kind => places.filter(place => place % 4 === kind).length)
    expect(kept).toEqual([75, 75, 75, 25])
    expect(places.filter(place => place % 4 === 3)).toEqual(
      Array.from({ length: 25 }, (_, n) => 4 * n + 3),
    )
  })

  test('keeps all guides of a term that 250 have', () => {
    const guides = Array.from({ length: 250 }, () => guide({ title: 'toast' }))
    expect(entry(guides, 'toast').postings).toHaveLength(250)
  })
})
