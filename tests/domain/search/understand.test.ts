import { describe, expect, test } from 'vitest'

import { tokenise } from '#domain/search/tokenise.ts'
import { asksForFact, clausesOf } from '#domain/search/understand.ts'
import { plainLanguage } from './few-words.ts'

const clauses = (query: string) => clausesOf(tokenise(query), plainLanguage)
/** Each clause as its terms, best first. */
const terms = (query: string) =>
  clauses(query).map(({ expansions }) =>
    expansions.map(({ term, factor }) => (factor === 1 ? term : `${term} ${factor}`)).join(', '),
  )

describe('what a query asks for', () => {
  test.each([
    ['the printer of my grandmother', ['printer']],
    ['epson', ['epson, printer 0.92, toner 0.42, ink 0.42']],
    ['slow notebook', ['slow, sluggish 0.63, lag 0.63', 'laptop']],
    ['black screen', ['blackscreen, display 0.92, black 0.2, screen 0.2']],
    ['0x80240017', ['0x80240017, updat 0.92']],
    ['0x80240017f', ['0x80240017f']],
    ['not slow', ['slow, sluggish 0.63, lag 0.63', '!slow, !sluggish 0.63, !lag 0.63']],
    ['printer, printer, printer!', ['printer']],
    ['the', []],
  ])('%j: %j', (query, wishes) => expect(terms(query)).toEqual(wishes))

  test('words that say nothing are no part of a phrase', () => {
    expect(terms('bsod')).toEqual(['bsod'])
    expect(terms('blue screen of death')).toEqual(['bsod, blue 0.2, screen 0.2, death 0.2'])
    expect(terms('turn on')).toEqual(['boot, turn 0.2, on 0.2'])
    expect(clauses('what is')).toEqual([])
  })

  test('of a "not" both sides count, the turned one a quarter', () => {
    expect(clauses('not charging').map(({ part }) => part)).toEqual([1, 0.25])
    expect(clauses('not charging').map(({ fault }) => fault)).toEqual([true, true])
    expect(clauses('charging').map(({ fault }) => fault)).toEqual([false])
  })

  test('no more than 32 things are asked for at once', () => {
    const words = Array.from({ length: 40 }, (_, n) => `w${String.fromCharCode(97 + (n % 26))}${n}`)
    expect(clauses(words.join(' '))).toHaveLength(32)
  })

  test.each([
    ['laptop', 'computer', false],
    ['my computer', 'computer', false],
    ['keyboard', 'part', false],
    ['wifi', 'part', false],
    ['iphone', 'others', false],
    ['wipe computer', 'computer', false],
    ['computer science', undefined, false],
    ['printer', undefined, false],
    ['problem', undefined, true],
    ['broken', undefined, true],
  ])('"%s" names %s; it tells of a fault: %s', (query, names, fault) => {
    expect(clauses(query)).toMatchObject([{ names, fault }])
  })
})

test.each([
  ['what is a cookie', true],
  ['who invented the mouse', true],
  ['What is', true],
  ['what island is this', false],
  ['what is eating my storage', false],
  ['what is this', false],
  ['tell me what is a cookie', false],
  ['cookie', false],
  ['', false],
])('"%s" asks for knowledge: %s', (query, fact) => {
  expect(asksForFact(tokenise(query), plainLanguage)).toBe(fact)
})
