import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { LONGEST_TEXT, tokenise, wordsOf } from '#domain/search/tokenise.ts'
import { anyText } from '../../any-text.ts'

const wordsIn = (text: string) => tokenise(text).map(({ word }) => word)

test('case, accents and apostrophes make no difference', () => {
  expect(wordsIn('My Café’s Wi-Fi WON’T work')).toEqual(['my', 'cafe', 'wi', 'fi', 'wont', 'work'])
})

test('codes and sizes stay whole where a dot joins numbers', () => {
  expect(wordsIn('0x80070643, 3.4 blinks; BAD_POOL_HEADER')).toEqual([
    '0x80070643',
    '3.4',
    'blinks',
    'bad',
    'pool',
    'header',
  ])
})

test.each([
  ['1.2.3 and 1,000.5 but 3. or .4', ['1.2.3', 'and', '1,000.5', 'but', '3', 'or', '4']],
  ["grandmother's PC's don't rock'n'roll", ['grandmother', 'pc', 'dont', 'rocknroll']],
  ["'quoted' it`s itʼs", ['quoted', 'it', 'it']],
  ['ﬁle ＵＳＢ naïve Ångström', ['file', 'usb', 'naive', 'angstrom']],
  ['USB-C 5GHz x64', ['usb', 'c', '5ghz', 'x64']],
  ['e\u0301te\u0301', ['ete']],
  ['', []],
  ["- ' . ,", []],
  // A letter that is nothing but a mark.
  ['\uFF9E printer', ['printer']],
])('%j has the words %j', (text, words) => expect(wordsIn(text)).toEqual(words))

test('a word is where its first and last letter are, accents and all', () => {
  const text = ' é́ Wi-Fi’s'
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'é́',
    'Wi',
    'Fi’s',
  ])
})

test('HTML, emoji and right-to-left text are only text', () => {
  expect(wordsIn('<b onclick="x">printer</b> 🖨️ מדפסת')).toEqual([
    'b',
    'onclick',
    'x',
    'printer',
    'b',
    'מדפסת',
  ])
})

test('every word stands where its token says, whatever the text', () => {
  fc.assert(
    fc.property(anyText(300), text => {
      let before = 0
      for (const { word, start, end } of tokenise(text)) {
        expect(word).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        before = end
      }
    }),
  )
})

test('of a very long text only the beginning is read', () => {
  expect(tokenise('word '.repeat(LONGEST_TEXT)).at(-1)?.end).toBeLessThanOrEqual(LONGEST_TEXT)
})

test('a curated list of any length is read whole', () => {
  expect(wordsOf('word '.repeat(LONGEST_TEXT))).toHaveLength(LONGEST_TEXT)
  expect(wordsOf("can't")).toEqual(['cant'])
  expect(wordsOf('two  plain words ')).toEqual(['two', 'plain', 'words'])
  expect(wordsOf(`Ä${' word'.repeat(LONGEST_TEXT)}`)).toHaveLength(LONGEST_TEXT + 1)
})
