import { expect, test } from 'vitest'

import { guideWords, listedWords, together } from '#domain/search/lexicon.ts'
import { repair } from '#domain/search/repair.ts'
import { tokenise } from '#domain/search/tokenise.ts'
import { language } from './words.ts'

const lexicon = together([
  listedWords(language),
  guideWords(['queue flickers', 'printer screen bluetooth']),
])
const repaired = (query: string) => repair(query, tokenise(query), lexicon)
const wordsOf = (query: string) => repaired(query).tokens.map(({ word }) => word)

test('only the misspelt words of a query change, and everything else stays as typed', () => {
  expect(repaired('My PRITNER, is stuck?  (queue)').corrected).toBe(
    'My printer, is stuck?  (queue)',
  )
})

test('a query without a slip is not corrected', () => {
  expect(repaired('My printer is stuck').corrected).toBeUndefined()
})

test('ordinary words that no guide has are not slips', () => {
  expect(repaired('cup of world market').corrected).toBeUndefined()
})

test('words that were written apart or together are found all the same', () => {
  expect(wordsOf('blu etooth')).toContain('bluetooth')
  expect(wordsOf('printerscreen broke')).toEqual(['printer', 'screen', 'broke'])
})

test('a name that is made of two ordinary words stays whole', () => {
  expect(wordsOf('worldcup is stuck')).toContain('worldcup')
})

test('the noun for a person is not a misspelling of the verb', () => {
  expect(repaired('for a beginner at home').corrected).toBeUndefined()
})

test('the last word may be unfinished, which is no slip', () => {
  expect(wordsOf('my bluetoo')).toEqual(['my', 'bluetooth'])
  expect(repaired('my bluetoo').corrected).toBeUndefined()
  expect(repaired('my bluetoth ').corrected).toBe('my bluetooth ')
})

test('a slip is set right wherever it stands, and each by itself', () => {
  expect(repaired('pritner flikers and pritner')).toEqual({
    corrected: 'printer flickers and printer',
    tokens: [
      { word: 'printer', start: 0, end: 7 },
      { word: 'flickers', start: 8, end: 15 },
      { word: 'and', start: 16, end: 19 },
      { word: 'printer', start: 20, end: 27 },
    ],
  })
})

test('what was joined or parted stands where it was written', () => {
  expect(repaired('my blu etooth').tokens.at(-1)).toEqual({ word: 'bluetooth', start: 3, end: 13 })
  expect(repaired('printerscreen ').tokens).toEqual([
    { word: 'printer', start: 0, end: 13 },
    { word: 'screen', start: 0, end: 13 },
  ])
  expect(repaired('blu etooth').corrected).toBeUndefined()
})

test.each([
  // Two words that are known stay two.
  ['screen printer', ['screen', 'printer']],
  ['0x80070 qx9z', ['0x80070', 'qx9z']],
  ['beginner runners ', ['beginner', 'runners']],
  ['xxqueue', ['xxqueue']],
  ['screenprinter', ['screen', 'printer']],
  ['queueqxz ', ['queueqxz']],
  ['', []],
])('"%s" is searched as %j', (query, words) => expect(wordsOf(query)).toEqual(words))

test('a pasted foreign text is not corrected word for word', () => {
  const { corrected } = repaired('pritner '.repeat(50))
  expect(corrected?.match(/printer/g)).toHaveLength(12)
  expect(corrected?.match(/pritner/g)).toHaveLength(38)
})
