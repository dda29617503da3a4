import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { breathsOf, sentenceSpans, sentencesIn, spoken } from '#domain/read-aloud/sentences.ts'

const pieces = [
  'a',
  'word ',
  'e.g. ',
  '. ',
  '!',
  '? ',
  '\n',
  'é',
  '😀',
  ', ',
  'longlonglonglonglonglong',
]
const prose = fc.array(fc.constantFrom(...pieces), { maxLength: 120 }).map(list => list.join(''))
const anyText = fc.oneof(prose, fc.string({ unit: 'grapheme', maxLength: 400 }))

describe('Sentences', () => {
  test('end where a reader would pause', () =>
    expect(sentencesIn('Turn it off. Wait! Is it on? Yes')).toEqual([
      'Turn it off. ',
      'Wait! ',
      'Is it on? ',
      'Yes',
    ]))

  test('do not end at an abbreviation', () =>
    expect(sentencesIn('Choose a maker, e.g. Dell. Then go on.')).toEqual([
      'Choose a maker, e.g. Dell. ',
      'Then go on.',
    ]))

  test('joined are the text', () =>
    fc.assert(
      fc.property(anyText, text => {
        expect(sentencesIn(text).join('')).toBe(text)
      }),
    ))

  test('are where their places say, in order, with only spaces between them', () =>
    fc.assert(
      fc.property(anyText, text => {
        let last = 0
        for (const { start, end } of sentenceSpans(text)) {
          expect(text.slice(last, start).trim()).toBe('')
          const sentence = text.slice(start, end)
          expect(sentence).toBe(sentence.trim())
          expect(sentence).not.toBe('')
          last = end
        }
        expect(text.slice(last).trim()).toBe('')
      }),
    ))
})

describe('Breaths', () => {
  test('joined are the sentence, and none is longer than the browser can bear', () =>
    fc.assert(
      fc.property(anyText, fc.double({ min: 0.5, max: 2, noNaN: true }), (text, speed) => {
        const breaths = breathsOf(text, speed)
        expect(breaths.join('')).toBe(text)
        for (const breath of breaths) {
          expect(breath.length).toBeLessThanOrEqual(180)
          expect(breath).not.toBe('')
        }
      }),
    ))

  test('leave a usual sentence whole', () =>
    expect(breathsOf('Select the name of your network.', 1)).toHaveLength(1))

  test('are shorter for a slow voice', () => {
    const long = 'one two three four five six seven eight nine ten '.repeat(3)
    expect(breathsOf(long, 0.5).length).toBeGreaterThan(breathsOf(long, 1).length)
  })

  test('never cut through a character', () => {
    for (const breath of breathsOf(`a${'😀'.repeat(200)}`, 1))
      expect(breath.isWellFormed()).toBe(true)
  })
})

describe('What is spoken', () => {
  test('says the way through a menu in words', () =>
    expect(spoken('Open Settings > Network\n  & internet > Wi-Fi.')).toBe(
      'Open Settings, then Network & internet, then Wi-Fi.',
    ))
})
