import { describe, expect, test } from 'vitest'

import type { TermPlaces } from '#domain/search/postings.ts'
import type { Clause } from '#domain/search/understand.ts'
import { offTopicScore, weight, worth } from '#domain/search/weight.ts'

const GUIDES = 8
const places = new Map<string, TermPlaces>([
  ['rare', { guides: 1, postings: [] }],
  // The logarithm of 1 + 8 / 4 is half of that of 1 + 8.
  ['common', { guides: 4, postings: [] }],
  ['everywhere', { guides: 8, postings: [] }],
])
const clause = (term: string, changes: Partial<Clause> = {}): Clause => ({
  kind: 'plain',
  part: 1,
  expansions: [{ term, factor: 1 }],
  names: undefined,
  fault: false,
  ...changes,
})
const worthOf = (term: string, changes?: Partial<Clause>) =>
  worth(clause(term, changes), places, GUIDES)

describe('a word of a query', () => {
  test('is worth more the fewer guides have it', () => {
    expect(worthOf('rare')).toBe(1)
    expect(worthOf('common')).toBeCloseTo(0.5)
    expect(worthOf('everywhere')).toBeCloseTo(0.315)
  })

  test.each([
    ['plain', 0.5, 0.7],
    ['ordinary', 0.5, 0.5],
    ['context', 0.25, 0.35],
    ['weak', 0.19, 0.114],
    ['stop', 0, 0],
    // A guide has it, so it is no word of another subject.
    ['elsewhere', 0.5, 2],
  ] as const)('of the kind %s is worth %d where guides have it, else %d', (kind, met, unmet) => {
    expect(worthOf('common', { kind })).toBeCloseTo(met)
    expect(worthOf('nowhere', { kind })).toBeCloseTo(unmet)
  })

  test('that no guide has is worth what the best of its like is worth', () => {
    const expansions = [
      { term: 'nowhere', factor: 1 },
      { term: 'rare', factor: 0.42 },
      { term: 'common', factor: 0.92 },
    ]
    expect(worthOf('nowhere', { expansions })).toBeCloseTo(0.46)
    expect(worthOf('nowhere', { expansions, part: 0.25 })).toBeCloseTo(0.115)
  })

  test('that is a number, and that no guide has, is worth next to nothing', () => {
    expect(worthOf('xps13')).toBe(0.05)
    expect(worthOf('xps13', { part: 0.25 })).toBe(0.0125)
  })

  test('that is only the "not" before another counts a part, and less where no guide says it', () => {
    expect(worthOf('common', { part: 0.25 })).toBeCloseTo(0.125)
    expect(worthOf('nowhere', { part: 0.25 })).toBeCloseTo(0.05)
  })
})

test('a word that no guide has, as a damaged index may say, weighs no more than a rare one', () => {
  expect(weight('plain', 0, GUIDES)).toBe(1)
})

describe('how much a query is about another subject', () => {
  const computer = clause('everywhere', { names: 'computer' })
  const part = clause('everywhere', { names: 'part' })

  test.each<[string, Clause, number, number, number]>([
    ['another device', clause('iphone', { names: 'others' }), 1, 0.85, 0],
    ['a device that guides speak of', clause('rare', { names: 'others' }), 1, 0, 0],
    ['a word of another subject', clause('piano', { kind: 'elsewhere' }), 1, 0.5, 0.5],
    ['such a word that guides have', clause('rare', { kind: 'elsewhere' }), 0, 0, 0],
    ['an ordinary word', clause('dog', { kind: 'ordinary' }), 0.24, 0.24, 0.24],
    ['an ordinary word that guides have', clause('rare', { kind: 'ordinary' }), 0, 0, 0],
    ['an unknown word', clause('xqzv'), 0, 0, 0],
  ])('by %s', (_, strange, alone, besidePart, besideComputer) => {
    expect(offTopicScore([strange], places)).toBe(alone)
    expect(offTopicScore([strange, part], places)).toBe(besidePart)
    expect(offTopicScore([part, strange, computer], places)).toBe(besideComputer)
  })

  test('hangs on its most foreign word alone', () => {
    const dog = clause('dog', { kind: 'ordinary' })
    const iphone = clause('iphone', { names: 'others' })
    expect(offTopicScore([dog, clause('rare'), iphone, dog], places)).toBe(1)
    expect(offTopicScore([], places)).toBe(0)
  })

  test('is nothing for an ordinary word that leads to a guide', () => {
    const expansions = [
      { term: 'dog', factor: 1 },
      { term: 'rare', factor: 0.42 },
    ]
    expect(offTopicScore([clause('dog', { kind: 'ordinary', expansions })], places)).toBe(0)
  })
})
