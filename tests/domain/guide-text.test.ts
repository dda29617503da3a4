import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readableDate, readableMinutes, worksOn } from '#domain/guide/facts.ts'
import { readingGrade, syllables } from '#domain/guide/readability.ts'
import {
  countWords,
  previewOf,
  readingMinutes,
  sentencesOf,
  typographic,
} from '#domain/guide/text.ts'
import { namesOf } from '#domain/guide/systems.ts'

describe('the preview', () => {
  test('is the first 200 characters', () => {
    expect(previewOf('x'.repeat(500))).toBe('x'.repeat(200))
  })
  test('is the whole of a shorter text', () => expect(previewOf('short')).toBe('short'))
  test('counts characters as a reader does', () => {
    expect(previewOf('👩🏽‍🔧'.repeat(201))).toBe('👩🏽‍🔧'.repeat(200))
  })
})

describe('the reading time', () => {
  test.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes)
  })
  test('counts no words in nothing', () => expect(countWords(' \n')).toBe(0))
  test('counts words between any spaces', () => expect(countWords(' a\tb\n c  d ')).toBe(4))
})

test('spaces are no sentence', () => expect(sentencesOf(' \n ')).toEqual([]))

test('sentences joined again are the text, but for spaces', () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ mode: 'sentences', maxCount: 3 })), parts => {
      const text = parts.join(' ')
      return sentencesOf(text).join('').replace(/\s/g, '') === text.replace(/\s/g, '')
    }),
  )
})

describe('a printer’s quotes', () => {
  test.each([
    ["Wi-Fi won't connect", 'Wi-Fi won’t connect'],
    ['Select "Forget" now', 'Select “Forget” now'],
    ["It says 'No'", 'It says ‘No’'],
    ['Wait...', 'Wait…'],
    ['"Yes" or "no"', '“Yes” or “no”'],
    ["('a') [\"b\"] {'c'}", '(‘a’) [“b”] {‘c’}'],
    ["He said—'wait'—and \"'wait'\"", 'He said—‘wait’—and “‘wait’”'],
    ["'No' it says", '‘No’ it says'],
    ["the users' files", 'the users’ files'],
    ['Nothing to set', 'Nothing to set'],
  ])('turn %s into %s', (plain, set) => {
    expect(typographic(plain)).toBe(set)
  })
})

describe('how hard a text is', () => {
  test.each([
    ['cat', 1],
    ['router', 2],
    ['printed', 2],
    ['make', 1],
    ['computer', 3],
    ['', 0],
    ['7', 0],
    ['the', 1],
    ['Apple', 2],
    ['tables', 2],
    ['started', 2],
    ['hmm-hmm', 1],
    ['ago', 1],
    ['coffee', 2],
  ])('%j has %i syllables', (word, count) => {
    expect(syllables(word)).toBe(count)
  })
  test('short words in short sentences are easier', () => {
    const easy = readingGrade(['The cat sat. The dog ran.'])
    const hard = readingGrade([
      'Notwithstanding considerable organisational complexities, administrators deliberated.',
    ])
    expect(easy).toBeLessThan(2)
    expect(hard).toBeGreaterThan(15)
  })
  test('is counted as Kincaid did: 0.39 words a sentence, 11.8 syllables a word, less 15.59', () => {
    // What has no letters is no sentence.
    expect(readingGrade(['Open the lid. Take the battery out.', '1.'])).toBeCloseTo(
      0.39 * (7 / 2) + 11.8 * (10 / 7) - 15.59,
    )
    expect(readingGrade(['A dust-free fan'])).toBeCloseTo(0.39 * 3 + 11.8 * (4 / 3) - 15.59)
  })
  test('nothing is as easy as can be', () => expect(readingGrade([])).toBe(0))
})

describe('facts in words', () => {
  test.each([
    [{ typical: 10, most: 35 }, '10 to 35 minutes'],
    [{ typical: 5, most: 5 }, '5 minutes'],
    [{ typical: 60, most: 180 }, '1 to 3 hours'],
    [{ typical: 30, most: 120 }, '30 minutes to 2 hours'],
    [{ typical: 20, most: 90 }, '20 minutes to 1.5 hours'],
    [{ typical: 60, most: 60 }, '1 hour'],
    [{ typical: 1, most: 1 }, '1 minute'],
    [{ typical: 1, most: 2 }, '1 to 2 minutes'],
    [{ typical: 70, most: 90 }, '70 minutes to 1.5 hours'],
  ])('%j is "%s"', (minutes, words) => {
    expect(readableMinutes(minutes)).toBe(words)
  })
  test('a day is the same day in every time zone', () => {
    expect(readableDate('2026-11-21')).toBe('21 Nov 2026')
  })
  test('systems are listed shortly', () => {
    expect(namesOf(['macos', 'windows-10', 'windows-11'])).toBe('Windows 11, 10 and Mac')
    expect(namesOf(['windows-10'])).toBe('Windows 10')
  })
  test.each([
    [['any'], 'laptop', 'Any laptop'],
    [['any'], 'any', 'Any computer'],
    [['macos'], 'laptop', 'Mac laptops'],
    [['macos', 'windows-10'], 'desktop', 'Windows 10 and Mac desktops'],
    [['macos'], 'any', 'Mac'],
  ])('a guide for %j and the kind "%s" works on: %s', (appliesTo, kind, words) => {
    const guide = { applies_to: appliesTo, kind } as Parameters<typeof worksOn>[0]
    expect(worksOn(guide)).toBe(words)
  })
})
