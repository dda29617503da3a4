import { describe, expect, test } from 'vitest'

import { phrasesOf } from '#domain/search/phrases.ts'
import { stem } from '#domain/search/stem.ts'
import { fewWords } from './few-words.ts'

/** Read anew for each test, so that a change of the reading is seen. */
const phrases = (changes: Partial<typeof fewWords> = {}) => phrasesOf({ ...fewWords, ...changes })
const at = (text: string, place = 0, changes = {}) =>
  phrases(changes).at(text.split(' ').map(stem), place)?.term

describe('words that count as one', () => {
  test.each([
    ['lap top', 'laptop'],
    ['notebook', 'laptop'],
    ['turn on', 'boot'],
    ['wi fi router', 'network'],
    ['black screen', 'blackscreen'],
    ['what is', 'whatis'],
    ['how do i', 'howdoi'],
    ['engine oil', 'enginoil'],
    ['turn', undefined],
    ['turn off', undefined],
    ['screen', undefined],
    ['piano', undefined],
    ['printer', undefined],
  ])('"%s" begins with the phrase of %s', (text, term) => expect(at(text)).toBe(term))

  test('are found anywhere in a text, and not beyond its end', () => {
    expect(at('it will turn on', 2)).toBe('boot')
    expect(at('it will turn on', 1)).toBeUndefined()
    expect(at('it will turn', 2)).toBeUndefined()
    expect(at('it', 1)).toBeUndefined()
  })

  test('are as many as possible: the longest phrase counts, wherever it was named', () => {
    const weak = ['turn on', 'turn on the light', 'turn on the']
    expect(at('turn on the light now', 0, { same: [], weak })).toBe('turnonthelight')
    expect(at('turn on the lamp', 0, { same: [], weak })).toBe('turnonthe')
  })

  test('are those of the first list that names them', () => {
    const same = [
      ['boot', 'turn on'],
      ['light', 'turn on'],
    ]
    expect(at('turn on', 0, { same, context: ['turn on'] })).toBe('boot')
  })

  test.each(['stop', 'people', 'ours', 'others', 'weak', 'context'] as const)(
    'can stand in the list "%s"',
    list => expect(at('one two', 0, { [list]: ['one two'] })).toBe('onetwo'),
  )

  test('need not be words at all: then they are none', () => {
    expect(at('x', 0, { same: [['?', '!']] })).toBeUndefined()
  })
})

test.each([
  ['lap top', 'laptop'],
  ['Notebooks', 'laptop'],
  ['WI-FI', 'network'],
  ['printers', 'printer'],
  ['paper jam', 'paperjam'],
  // Two words are not one that is written alike.
  ['lapt op', 'laptop'],
])('the word "%s" of a list is filed under %s, also when asked again', (text, term) => {
  const known = phrases()
  expect([known.term(text), known.term(text)]).toEqual([term, term])
})
