import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { breathsOf, sentenceSpans, sentencesIn } from '#domain/read-aloud/sentences.ts'
import { spoken } from '#domain/read-aloud/spoken.ts'

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

  test.each(['i.e.', 'etc.', 'approx.', 'Mr.', 'Mrs.', 'Ms.', 'Dr.', 'No.', 'vs.', 'DR.'])(
    'do not end at "%s"',
    short => {
      expect(sentencesIn(`One ${short} Two three. Four.`)).toEqual([
        `One ${short} Two three. `,
        'Four.',
      ])
    },
  )

  test('end at a word that only looks like an abbreviation', () => {
    expect(sentencesIn('Use a casino. Then go.')).toHaveLength(2)
    expect(sentencesIn('Say no.! Then go.')).toHaveLength(2)
    expect(sentencesIn('')).toEqual([])
  })

  test('are found without the spaces around them', () => {
    expect(sentenceSpans('  One.  Two? ')).toEqual([
      { start: 2, end: 6 },
      { start: 8, end: 12 },
    ])
    expect(sentenceSpans(' \n ')).toEqual([])
  })

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

  test('end at a pause, where one is late enough', () => {
    const words = (letters: number) => 'word '.repeat(letters / 5)
    const half = `${words(100)}wor, `
    for (const sign of [',', ';', ':', ' –'])
      expect(breathsOf(half.replace(',', sign) + words(150), 1)[0]).toBe(
        `${half.replace(',', sign)}`,
      )
    // Too early a pause would leave a breath of three words.
    expect(breathsOf(`Yes, ${words(250)}`, 1)[0]).toBe(`Yes, ${words(175)}`)
    expect(breathsOf(words(250), 1)).toEqual([words(180), words(70)])
    expect(breathsOf('longer '.repeat(40), 1)[0]).toBe('longer '.repeat(25))
  })

  test('take the last of several pauses', () => {
    const sentence = `${'one two three, '.repeat(11)}${'word '.repeat(40)}`
    expect(breathsOf(sentence, 1)[0]).toBe('one two three, '.repeat(11))
  })

  test('are never so short that words fall apart, and no longer for a fast voice', () => {
    const long = 'word '.repeat(100)
    expect(breathsOf(long, 0.1)[0]).toHaveLength(40)
    expect(breathsOf(long, 0.5)[0]).toHaveLength(90)
    expect(breathsOf(long, 2)[0]).toHaveLength(180)
    expect(breathsOf('x'.repeat(180), 1)).toHaveLength(1)
    expect(breathsOf('', 1)).toEqual([])
  })

  test('cut one endless word where it must be cut', () => {
    expect(breathsOf('x'.repeat(400), 1).map(({ length }) => length)).toEqual([180, 180, 40])
    const [first] = breathsOf(`${'x'.repeat(179)}${'😀'.repeat(9)}`, 1)
    expect(first).toHaveLength(179)
    expect(breathsOf(`${'x'.repeat(178)}${'😀'.repeat(9)}`, 1)[0]).toHaveLength(180)
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

  test.each([
    ['Start › Power → Off', 'Start, then Power, then Off'],
    [' a\n\tb  c ', 'a b c'],
    ['5>3 and <b>', '5>3 and <b>'],
    ['Try this first\u00A0· 2 minutes\u00A0· easy', 'Try this first, 2 minutes, easy'],
    ['In the UK dial 159, or ring 999.', 'In the UK dial 1 5 9, or ring 9 9 9.'],
    ['Tell the police: 101 in the UK.', 'Tell the police: 1 0 1 in the UK.'],
    ['In Ireland, dial 116 123, free.', 'In Ireland, dial 1 1 6, 1 2 3, free.'],
    ['Write to help@example.org.', 'Write to help at example dot org.'],
    ['Send it to 7726.', 'Send it to 7 7 2 6.'],
    ['A drive of 112 GB, 101% of it', 'A drive of 112 gigabytes, 101% of it'],
    ['The 2.4 GHz band, at 20 Mbps', 'The 2.4 gigahertz band, at 20 megabits per second'],
    ['At 95 to 110 °C, 60 Hzz', 'At 95 to 110 degrees Celsius, 60 Hzz'],
    ['Open aka.ms/my-key on it.', 'Open aka dot ms slash my-key on it.'],
    ['Run setup.exe, e.g. at 2.4.', 'Run setup dot exe, e.g. at 2.4.'],
    ['It stops.', 'It stops.'],
    ['Charge it to 80 to 100.', 'Charge it to 80 to 100.'],
    ['Error 0xA00F4243 shows', 'Error 0 x A 0 0 F 4 2 4 3 shows'],
    ['A hand of 10 cm, or 10cm', 'A hand of 10 centimetres, or 10 centimetres'],
  ])('%j is said as %j', (text, said) => expect(spoken(text)).toBe(said))
})
