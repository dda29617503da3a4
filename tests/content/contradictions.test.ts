import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contradictionsIn } from '#domain/guide/contradictions.ts'
import { contradictionProblems } from '#integrations/guides/check-contradictions.ts'
import { readGuides, readLibrary } from '#integrations/guides/library.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const OTHER = 'src/content/guides/7-no-internet.md'
const saying = (file: string, line: string) => ({
  file,
  text: `${readFileSync(file, 'utf8').trimEnd()}\n- ${line}\n`,
})
const lastLine = (text: string) => text.trimEnd().split('\n').length
const refused = (line: string, other: string) =>
  contradictionProblems(readGuides([saying(FILE, line), saying(OTHER, other)], []).found)

test('no two guides of the library contradict each other', () => {
  expect(contradictionProblems(readLibrary('.').found)).toEqual([])
})

describe('two guides that say different figures for one thing', () => {
  test('are both refused, each with the line of the other', () => {
    const here = saying(FILE, 'Google Drive keeps a deleted file for 30 days.')
    const there = saying(OTHER, 'A deleted file stays in Google Drive for 60 days.')
    const problems = contradictionProblems(readGuides([here, there], []).found)
    expect(problems).toHaveLength(2)
    expect(problems).toContainEqual({
      level: 'error',
      file: FILE,
      line: lastLine(here.text),
      field: 'fact',
      message: `"30 days" is not what ${OTHER}:${lastLine(there.text)} says: "A deleted file stays in Google Drive for 60 days." Find out which is right, and write it in both. If both are, say what is different.`,
      rule: 'fact',
    })
  })

  test.each([
    ['Wi-Fi reaches about 30 metres through walls.', 'Through walls, Wi-Fi reaches 10 metres.'],
    ['The fuser of the printer is 200 °C hot.', 'The fuser of a printer is 90 °C hot.'],
  ])('are refused: %s', (line, other) => expect(refused(line, other)).toHaveLength(2))

  test.each([
    ['one figure in both', 'The bin keeps files for 30 days.', 'The bin keeps files for 30 days.'],
    ['other things', 'The bin keeps files for 30 days.', 'The licence of Office ends in 7 days.'],
    ['other units', 'The new drive holds 500 GB.', 'The new drive holds 2 TB.'],
    [
      'waits, which depend on what they are for',
      'Hold the power button for 10 seconds.',
      'Hold the power button for 15 seconds.',
    ],
  ])('but not for %s', (_, line, other) => expect(refused(line, other)).toEqual([]))
})

test('looking sentences up finds what comparing each with each finds', () => {
  const things = ['bin', 'drive', 'file', 'cloud', 'photo', 'phone', 'router', 'cable']
  const sentence = fc
    .tuple(fc.subarray(things, { minLength: 3 }), fc.integer({ min: 1, max: 3 }))
    .map(([words, amount]) => ({ words: new Set(words), amount }))
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), sentences => {
      const texts = sentences.map(({ words, amount }, at) => ({
        guide: at,
        place: at,
        text: `${[...words].join(' ')} ${amount} GB.`,
      }))
      const pairs = sentences.flatMap((one, at) =>
        sentences.slice(at + 1).flatMap((other, more) => {
          const both = one.words.intersection(other.words).size
          const isAlike = both / one.words.union(other.words).size >= 0.5
          return isAlike && one.amount !== other.amount ? [`${at} ${at + 1 + more}`] : []
        }),
      )
      const found = contradictionsIn(texts).map(([one, other]) => `${one.place} ${other.place}`)
      expect(found.toSorted()).toEqual(pairs.toSorted())
    }),
  )
})
