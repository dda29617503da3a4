import { describe, expect, test } from 'vitest'

import { readTerms, writeTerms } from '#domain/search/postings.ts'
import type { SearchRecord } from '#domain/search/records.ts'
import { score } from '#domain/search/score.ts'
import { termTable } from '#domain/search/term-table.ts'
import { tokenise } from '#domain/search/tokenise.ts'
import { asksForFact, clausesOf } from '#domain/search/understand.ts'
import { plainLanguage } from './few-words.ts'

/** A guide of which only some words matter; the numbers are its place. */
const guide = (id: number, some: Partial<SearchRecord>): SearchRecord => ({
  id,
  slug: '',
  title: `title${id}`,
  description: `description${id}`,
  symptoms: [],
  answers: [],
  headings: [],
  topic: '',
  ...some,
})

function ranking(guides: readonly SearchRecord[], query: string) {
  const places = readTerms(writeTerms(termTable(guides, plainLanguage)))
  const tokens = tokenise(query)
  const asked = {
    clauses: clausesOf(tokens, plainLanguage),
    fact: asksForFact(tokens, plainLanguage),
  }
  return score(asked, places, guides.length)
}
const order = (guides: readonly SearchRecord[], query: string) =>
  ranking(guides, query).map(({ guide }) => guides[guide]?.id)
const scoreOf = (guides: readonly SearchRecord[], query: string, id = 1) =>
  ranking(guides, query).find(({ guide }) => guides[guide]?.id === id)?.score ?? 0

/** Guides about other things, so that words can be rare; one word they have in common. */
const others = Array.from({ length: 6 }, (_, n) => guide(100 + n, { headings: ['marmalade'] }))

describe('of two guides, the first is the one', () => {
  test.each<[string, string, Partial<SearchRecord>, Partial<SearchRecord>]>([
    [
      'with the word in its title, not in a symptom',
      'toast',
      { title: 'toast burns' },
      { symptoms: ['toast burns'] },
    ],
    [
      'with the word in a symptom, not in its description',
      'toast',
      { symptoms: ['toast burns'] },
      { description: 'toast burns' },
    ],
    [
      'with the word in its description, not in a heading',
      'laptop toast problem',
      { title: 'laptop problem', description: 'toast burns' },
      { title: 'laptop problem', headings: ['toast burns'] },
    ],
    [
      'that says the word more often',
      'toast',
      { title: 'toast burns', symptoms: ['toast smokes', 'toast smells'] },
      { title: 'toast burns', symptoms: ['bread smokes', 'bread smells'] },
    ],
    [
      'that says both words in one place',
      'toast smoke',
      { symptoms: ['toast smoke', 'bread jam'] },
      { symptoms: ['toast jam', 'bread smoke'] },
    ],
    [
      'that says little besides',
      'toast',
      { title: 'toast burns' },
      { title: 'toast burns bread jam honey butter' },
    ],
    [
      'that meets more words',
      'toast smoke smell',
      { title: 'toast smoke smell' },
      { title: 'toast smoke jam' },
    ],
    [
      'that meets the rarer word',
      'marmalade jam',
      { title: 'jam sticks' },
      { title: 'marmalade sticks' },
    ],
    [
      'that turns the word round as the query does',
      'does not toast',
      { title: 'bread does not toast' },
      { title: 'bread really does toast' },
    ],
    [
      'with the word itself, not one that is close to it',
      'queue',
      { title: 'queue grows' },
      { title: 'spooler grows' },
    ],
    [
      'with what is surely meant, not with what is likely',
      'epson',
      { title: 'printer grows' },
      { title: 'ink grows' },
    ],
    [
      'with a plain word, not with one that says little',
      'really toast',
      { title: 'toast grows' },
      { title: 'really grows' },
    ],
    [
      'with a plain word, not with what every guide is about',
      'computer toast',
      { title: 'toast grows' },
      { title: 'computer grows' },
    ],
  ])('%s: "%s"', (_, query, first, second) => {
    for (const [a, b] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const guides = [guide(a, first), guide(b, second), ...others].toSorted((x, y) => x.id - y.id)
      expect(order(guides, query)[0]).toBe(a)
    }
  })
})

test('guides that answer as well stand in the order of their numbers', () => {
  const alike = [1, 2, 3].map(id => guide(id, { title: 'toast burns' }))
  expect(order([...alike, ...others], 'toast')).toEqual([1, 2, 3])
})

test('a guide that answers far less well than the best is left out', () => {
  const best = guide(1, { title: 'toast smoke', symptoms: ['toast smoke', 'smoke of toast'] })
  const rest = [guide(2, { title: 'smoke' }), guide(3, { headings: ['toast honey butter jam'] })]
  expect(order([best, ...rest, ...others], 'toast smoke')).toEqual([1, 2])
})

test('a guide that meets each word as well by another stands in its order too', () => {
  const guides = [guide(1, { title: 'smoke' }), guide(2, { title: 'toast' }), ...others]
  expect(order(guides, 'toast smoke')).toEqual([1, 2])
})

test('a word that is only close to one of the query adds nothing beside it', () => {
  const beside = (word: string, some: Partial<SearchRecord>) =>
    scoreOf([guide(1, { title: 'queue', ...some }), guide(2, { title: word }), ...others], 'queue')
  for (const place of ['title', 'headings'] as const) {
    const places = (word: string) =>
      place === 'title' ? { title: `queue ${word}` } : { headings: [word] }
    expect(beside('spooler', places('spooler'))).toBe(beside('zebra', places('zebra')))
  }
})

test('another place that says some of the query takes nothing away', () => {
  const once = [guide(1, { symptoms: ['toast smoke'] }), ...others]
  const twice = [guide(1, { symptoms: ['toast smoke', 'smoke'] }), ...others]
  expect(scoreOf(twice, 'toast smoke')).toBeGreaterThan(scoreOf(once, 'toast smoke'))
})

describe('what a query says besides', () => {
  const guides = [guide(1, { title: 'toast burns', symptoms: ['laptop toast'] }), ...others]

  test.each<[string, string, string]>([
    ['a word that nothing meets costs', 'toast', 'toast xqzv'],
    ['a second such word costs more', 'toast xqzv', 'toast xqzv vzqx'],
    ['a plain word costs more than an everyday one', 'toast dog', 'toast xqzv'],
    ['an everyday word costs more than a number', 'toast 400', 'toast dog'],
    ['a weak word costs less than an everyday one', 'toast really', 'toast dog'],
    ['a word of another subject costs most', 'laptop toast xqzv', 'laptop toast piano'],
  ])('%s: "%s" scores more than "%s"', (_, more, less) => {
    expect(scoreOf(guides, more)).toBeGreaterThan(scoreOf(guides, less))
    expect(scoreOf(guides, less)).toBeGreaterThan(0)
  })

  test('costs no more than so much beside a computer: it tells a story', () => {
    const story = 'xqzv vzqx qxvz zvxq'
    expect(scoreOf(guides, `laptop toast ${story} vqzx`)).toBe(
      scoreOf(guides, `laptop toast ${story}`),
    )
    expect(scoreOf(guides, `keyboard toast ${story}`)).toBeGreaterThan(
      scoreOf(guides, `toast ${story}`),
    )
  })

  test('leaves no answer if it is most of the query', () => {
    const heard = [guide(1, { symptoms: ['toast burns'] }), ...others]
    expect(order(heard, 'toast burns xqzv')).toEqual([1])
    expect(order(heard, 'toast xqzv vzqx qxvz zvxq vqzx')).toEqual([])
    expect(order(heard, 'xqzv')).toEqual([])
    expect(order(heard, '')).toEqual([])
  })

  test.each([
    ['xqzv vzqx toast burns', [1]],
    ['what is xqzv vzqx toast burns', []],
    ['what is xqzv vzqx toast burns problem', [1]],
    ['piano toast burns', []],
    ['iphone toast burns', []],
    ['iphone toast burns laptop', [1]],
  ])('may make it about another subject: "%s" finds %j', (query, found) => {
    expect(order([guide(1, { symptoms: ['toast burns'] }), ...others], query)).toEqual(found)
  })

  test.each([
    ['toast xqzv', []],
    ['laptop toast xqzv', [1]],
    ['toast xqzv problem', [1]],
    ['toast xqzv not', []],
  ])('helps if it names a computer or a fault: "%s" finds %j', (query, found) => {
    const faint = guide(1, { symptoms: ['toast burns bread jam honey butter'] })
    expect(order([faint, ...others], query)).toEqual(found)
  })
})

describe('the symptom that the query means', () => {
  const symptoms = ['bread toast smoke', 'toast smoke', 'toast burns jam', 'smoke honey']
  const guides = [guide(1, { title: 'toast', headings: ['toast smoke'], symptoms }), ...others]
  const meant = (query: string) => ranking(guides, query)[0]?.symptom

  test.each([
    ['toast smoke', 3],
    ['smoke from the toast', 3],
    ['bread toast smoke', 2],
    ['jam burns', 4],
    ['honey smoke xqzv', 5],
    // Any symptom may be meant, or none says enough of it.
    ['toast', undefined],
    ['not smoke', undefined],
    ['bread honey', undefined],
    ['toast smoke xqzv vzqx', undefined],
  ])('by "%s" is unit %s', (query, unit) => expect(meant(query)).toBe(unit))

  test('is the first, where two say the same', () => {
    const twins = guide(1, { symptoms: ['smoke toast', 'toast smoke'] })
    expect(ranking([twins, ...others], 'toast smoke')[0]?.symptom).toBe(2)
  })

  test('is the first, though the query names the words of another first', () => {
    const halves = guide(1, { symptoms: ['smoke jam', 'toast jam'] })
    expect(ranking([halves, ...others], 'toast smoke jam')[0]?.symptom).toBe(2)
  })

  test('is the one that says less besides', () => {
    const long = guide(1, { symptoms: ['toast smoke bread honey egg', 'toast smoke bread'] })
    expect(ranking([long, ...others], 'toast smoke')[0]?.symptom).toBe(3)
  })

  test('is none that is mostly about something else', () => {
    const long = guide(1, {
      title: 'toast smoke',
      symptoms: ['toast smoke when bread jam honey butter cheese onion and egg fall on it'],
    })
    expect(ranking([long, ...others], 'toast smoke')[0]).not.toHaveProperty('symptom')
  })
})

test('in a large library only the hundred guides that meet most are looked at', () => {
  const many = Array.from({ length: 130 }, (_, n) => guide(n, { title: 'broken toast' }))
  expect(order(many, 'laptop broken toast')).toEqual(many.slice(0, 100).map(({ id }) => id))
  many[129] = guide(129, { title: 'broken toast smokes' })
  expect(order(many, 'laptop broken toast smokes')[0]).toBe(129)
})

test('a worked example: two words, of which one guide in eight says the first in its title', () => {
  const guides = [guide(1, { title: 'toast' }), guide(2, {}), ...others]
  // One title tells 1.4 * (0.4 + 0.6 * 1.4 / 2.9) of the word; all of it stands together,
  // in a title of one word. The index keeps that share of 1 as 15 sixteenths.
  const alone = 1.4 * (0.4 + (0.6 * 1.4) / 2.9)
  const together = 0.45 * 1.4 * (15 / 16) ** 0.9
  expect(scoreOf(guides, 'toast')).toBeCloseTo(alone + together)
  // A word that no guide has is worth 0.7 beside the 1 of a rare one.
  expect(scoreOf(guides, 'toast xqzv')).toBeCloseTo(alone / 1.7 + together * (1 / 1.7) ** 0.7)
})

test('a worked example: a word that no guide has, and half a title that is close to it', () => {
  const guides = [guide(1, { title: 'spooler burns' }), guide(2, {}), ...others]
  const told = 1.4 * (0.4 + (0.6 * 1.4) / 2.9)
  // Half of the title is kept as 9 sixteenths, and close means 0.63 of the word itself.
  const together = 0.45 * 1.4 * 0.63 ** 0.7 * (0.63 * (9 / 16)) ** 0.9
  expect(scoreOf(guides, 'queue')).toBeCloseTo(0.63 * told + together)
})
