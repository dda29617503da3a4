import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  allTermsFiles,
  allWordsFiles,
  cardsFile,
  codesFile,
  hash,
  termsFile,
  wordsFile,
} from '#domain/search/files.ts'
import type { Core } from '#domain/search/files.ts'
import { fewWords } from './few-words.ts'

const core: Core = {
  version: 'v7',
  guides: 20,
  termFiles: 3,
  cardsPerFile: 8,
  wordsByLetter: true,
  codes: [],
  words: fewWords,
  packed: {},
}
const small = { ...core, wordsByLetter: false, termFiles: 1 }

test.each([
  // The published vectors of FNV-1a with 32 bits.
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the number of %j is that of FNV-1a everywhere', (text, number) => {
  expect(hash(text)).toBe(number)
})

describe('the files of a large library', () => {
  test.each([
    ['printer', 'v7/words-p'],
    ['a', 'v7/words-a'],
    ['zoom', 'v7/words-z'],
    ['7zip', 'v7/words-other'],
    ['мышь', 'v7/words-other'],
    ['', 'v7/words-other'],
  ])('have the word "%s" in %s', (word, name) => expect(wordsFile(core, word)).toBe(name))

  test('are one for each letter and one for the rest, and one for each part of the terms', () => {
    expect(allWordsFiles(core)).toHaveLength(27)
    expect(allWordsFiles(core)).toEqual(
      expect.arrayContaining(['v7/words-a', 'v7/words-z', 'v7/words-other']),
    )
    expect(allTermsFiles(core)).toEqual(['v7/terms-0', 'v7/terms-1', 'v7/terms-2'])
  })

  test('hold eight cards each, in the order of the guides', () => {
    expect([0, 7, 8, 19].map(guide => cardsFile(core, guide))).toEqual([
      'v7/cards-0',
      'v7/cards-0',
      'v7/cards-1',
      'v7/cards-2',
    ])
    expect(codesFile(core)).toBe('v7/codes')
  })

  test('that a word or term leads to are among them', () => {
    fc.assert(
      fc.property(fc.string(), word => {
        expect(allWordsFiles(core)).toContain(wordsFile(core, word))
        expect(allTermsFiles(core)).toContain(termsFile(core, word))
      }),
    )
  })
})

test('a small library has one file of words and one of terms', () => {
  expect(allWordsFiles(small)).toEqual(['v7/words'])
  expect(wordsFile(small, 'printer')).toBe('v7/words')
  expect(termsFile(small, 'printer')).toBe('v7/terms-0')
})
