import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { FactsFile, factsOf, figuresIn, sameFigure } from '#domain/facts.ts'
import type { Fact } from '#domain/facts.ts'
import type { Lifecycle } from '#domain/guide/lifecycle.ts'

const system = (id: string, versions: readonly [string, string | undefined][]) => ({
  id,
  name: id,
  check: '',
  versions: versions.map(([name, until]) => (until ? { name, until } : { name })),
  do: [],
  sources: [],
})
const lifecycle: Lifecycle = {
  as_of: '2026-11-22',
  systems: [
    system('old', [['Old 1', '2026-11-21']]),
    system('new', [
      ['New 2', '2027-10-12'],
      ['New 1', '2026-11-22'],
      ['New 0', '2026-11-21'],
      ['New 3', undefined],
    ]),
    system('three', [
      ['3C', '2028-01-01'],
      ['3A', '2028-01-01'],
      ['3B', '2028-01-01'],
    ]),
  ],
}
const common = { id: 'a', about: 'What the figure says', said: [] }
const valueOf = (fact: object, ends: Lifecycle | undefined = lifecycle) =>
  factsOf([{ ...common, ...fact } as never], ends)

describe('the figure of a fact', () => {
  test.each([
    [{ value: '60%' }, '60%'],
    [{ last_day_of: { system: 'new', version: 'New 2' } }, '12 October 2027'],
    [{ supported_versions_of: 'new' }, 'New 1 and New 2'],
    [{ supported_versions_of: 'three' }, '3A, 3B and 3C'],
  ])('%j is %s', (fact, value) => {
    expect(valueOf(fact)).toEqual({ facts: [{ ...common, value }], lost: [] })
  })

  test.each([
    { last_day_of: { system: 'gone', version: 'New 2' } },
    { last_day_of: { system: 'new', version: 'New 9' } },
    { last_day_of: { system: 'new', version: 'New 3' } },
    { supported_versions_of: 'gone' },
    { supported_versions_of: 'old' },
  ])('%j is lost', fact => expect(valueOf(fact)).toEqual({ facts: [], lost: ['a'] }))

  test('that the support ends say is lost with them; one by hand is not', () => {
    expect(factsOf([{ ...common, supported_versions_of: 'new' }], undefined).lost).toEqual(['a'])
    const byHand = {
      ...common,
      value: '60%',
      source: 'not confirmed',
      checked: '2026-11-22',
    } as const
    expect(factsOf([byHand], undefined).facts).toHaveLength(1)
  })
})

describe('figures in prose', () => {
  const fact = (id: string, ...said: readonly RegExp[]): Fact => ({
    id,
    value: '',
    about: '',
    said,
  })
  const worn = fact('worn', /below (?<figure>\d+%)/giu, /(?<figure>\d+%), (?:it is )?worn/giu)
  const days = fact('days', /about (?<figure>\d+)? ?days/giu)
  const found = (text: string) =>
    figuresIn(text, [worn, days]).map(({ fact: { id }, figure, at }) => [id, figure, at])

  test.each([
    [
      'Below 60% it is old. BELOW 50% too.',
      [
        ['worn', '60%', 6],
        ['worn', '50%', 27],
      ],
    ],
    // Both patterns find the same figure: that is one figure.
    ['Below 60%, worn', [['worn', '60%', 6]]],
    [
      'After about 10 days it is below 5%.',
      [
        ['worn', '5%', 32],
        ['days', '10', 12],
      ],
    ],
    ['After about days.', []],
    ['Nothing of the kind: 60%.', []],
  ])('%j has %j', (text, figures) => expect(found(text)).toEqual(figures))

  test('that two facts are about are the figures of both', () => {
    const [one, other] = [fact('one', /(?<figure>\d+)/gu), fact('other', /(?<figure>\d+)/gu)]
    expect(figuresIn('60', [one, other]).map(({ fact: { id } }) => id)).toEqual(['one', 'other'])
  })

  test.each([
    ['60%', '60 %', true],
    ['**25H2** and 26H1', '25h2 and 26H1', true],
    ['60%', '61%', false],
    ['6 0', '60', true],
  ])('%j says what %j says: %s', (one, other, same) => expect(sameFigure(one, other)).toBe(same))
})

describe('the file of facts', () => {
  const fact = {
    id: 'battery-worn',
    about: 'A battery that holds less is worn out',
    value: '60%',
    source: 'not confirmed',
    checked: '2026-11-22',
  }
  const told = (...facts: readonly object[]) => {
    const parsed = v.safeParse(FactsFile, { facts })
    return parsed.success ? [] : parsed.issues.map(({ message }) => message)
  }

  test('takes a fact without patterns, and several with ids of their own', () => {
    expect(told(fact, { ...fact, id: 'battery-old' })).toEqual([])
    expect(v.parse(FactsFile, { facts: [fact] }).facts[0]).toMatchObject({ said: [] })
  })

  const shape =
    'Write id, about, and one of: value with source and checked; last_day_of; supported_versions_of.'
  test.each([
    ['the same id twice', [fact, fact], 'Two facts have the same id.'],
    ['capitals in an id', [{ ...fact, id: 'Battery' }], 'Write small letters and hyphens.'],
    [
      'a hyphen at the end of an id',
      [{ ...fact, id: 'worn-' }],
      'Write small letters and hyphens.',
    ],
    ['a space in front of an id', [{ ...fact, id: ' worn' }], 'Write small letters and hyphens.'],
    ['a few words about it', [{ ...fact, about: 'Worn' }], 'Write 10 to 200 characters; it has 4.'],
    [
      'a pattern without a figure',
      [{ ...fact, said: ['below 60'] }],
      'Put the figure of the pattern between (?<figure> and ).',
    ],
    ['one pattern, not a list', [{ ...fact, said: 'below' }], shape],
    ['two ways to its figure', [{ ...fact, supported_versions_of: 'new' }], shape],
    ['no figure', [{ id: 'a', about: fact.about }], shape],
  ])('refuses %s', (_, facts, message) => expect(told(...facts)).toContain(message))
})
