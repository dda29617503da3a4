import { describe, expect, test } from 'vitest'

import { guideWords, listedWords, together } from '#domain/search/lexicon.ts'
import { complete } from '#domain/search/spelling.ts'
import { plainLanguage } from './few-words.ts'

describe('known words', () => {
  const listed = listedWords(plainLanguage)
  const guides = guideWords(['kettle toaster', 'printer', 'printing'])

  test.each([
    ['kettle', true, true],
    ['kettles', true, true],
    ['printed', true, true],
    ['notebook', true, true],
    ['iphones', true, true],
    // Spelt right, but never what a slip stands for.
    ['dog', true, false],
    ['dogs', true, false],
    ['piano', true, false],
    ['xqzv', false, false],
  ])('"%s" is spelt right: %s; a slip may stand for it: %s', (word, right, meant) => {
    const all = together([listed, guides])
    expect(all.has(word)).toBe(right)
    expect(all.means(word)).toBe(meant)
  })

  test('of the guides come from the rarest to the commonest', () => {
    expect(complete('print', guides.spellings())).toBe('printing')
    expect(complete('kett', guides.spellings())).toBe('kettle')
  })

  test('of the lists complete nothing, for nobody knows how common they are', () => {
    expect(complete('noteb', listed.spellings())).toBeUndefined()
  })

  test('are arranged once', () => {
    expect(guides.spellings()).toBe(guides.spellings())
  })

  test('of nothing are none', () => {
    expect(together([]).has('a')).toBe(false)
    expect(together([]).means('a')).toBe(false)
    expect(together([]).spellings()).toEqual([])
  })
})
