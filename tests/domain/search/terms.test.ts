import { expect, test } from 'vitest'

import { termsOf } from '#domain/search/terms.ts'
import { tokenise } from '#domain/search/tokenise.ts'
import { language } from './words.ts'

const terms = (text: string) =>
  termsOf(tokenise(text), language).map(({ term, negated }) => (negated ? `not ${term}` : term))

test.each([
  ['my lap top', 'my laptop'],
  ['wi-fi', 'wireless network'],
  ['thumb drive', 'USB stick'],
  ['it turns on', 'it boots up'],
  ['BSOD', 'blue screen of death'],
])('"%s" is "%s"', (one, other) => {
  expect(terms(one)).toEqual(terms(other))
  expect(terms(one)).toHaveLength(1)
})

test('"not" is tied to the word that it turns round', () => {
  expect(terms('the battery does not really charge')).toEqual(['batteri', 'not charg'])
  expect(terms('the battery charges')).toEqual(['batteri', 'charg'])
  expect(terms('it stopped charging')).toEqual(['not charg'])
  expect(terms('it stopped after an update')).not.toContain('not updat')
})

test('a phrase that begins with "not" stays a phrase', () => {
  expect(terms('windows is not responding')).toContain('notrespond')
})

test('question phrases and small talk say nothing', () => {
  expect(terms('hello, can someone please help me, what should I do?')).toEqual([])
})
