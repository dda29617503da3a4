import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { answerOf, keyOf } from '#domain/guide/symptoms.ts'
import { readGuides } from '#integrations/guides/library.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const OTHER = 'src/content/guides/7-no-internet.md'
const model = readFileSync(FILE, 'utf8')
const other = readFileSync(OTHER, 'utf8')

/** The model with its first group of symptoms answered by something else. */
const answeredBy = (key: string) => model.replace('  fix-1:\n', `  ${key}:\n`)
const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1

function read(text: string) {
  const { found, problems } = readGuides(
    [
      { file: FILE, text },
      { file: OTHER, text: other },
    ],
    [],
  )
  return {
    guide: found.find(({ file }) => file === FILE)?.guide,
    refused: problems.filter(({ file, field }) => file === FILE && field.startsWith('symptoms')),
  }
}

describe('a symptom whose answer leads nowhere is refused by file, line and what to write', () => {
  test.each([
    ['fix-9', 'There is no Fix 9 in this guide. Write fix-1 to fix-7.'],
    ['good', 'There is no "## Good to know" in this guide that could answer these.'],
    ['/issue/999', 'There is no guide 999. Write one that exists.'],
    ['/issue/7#fix-40', 'There is no Fix 40 in guide 7. Write /issue/7#fix-1 to #fix-'],
    ['/issue/16#fix-2', 'Write fix-2: this is guide 16 itself.'],
    ['technician', 'Write fix-1, stop, good, still, /issue/7 or /issue/7#fix-2.'],
  ])('%s', (key, message) => {
    const text = answeredBy(key)
    expect(read(text).refused).toEqual([
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: lineOf(text, `  ${key}:`),
        message: expect.stringContaining(message),
      }),
    ])
  })
})

test.each(['fix-2', 'stop', 'still', '/issue/7', '/issue/7#fix-1'])('%s is an answer', key => {
  const text = model.replace(/^symptoms:\n(?: .*\n)+/m, `symptoms:\n  ${key}:\n${phrases(6)}`)
  expect(read(text).refused).toEqual([])
  expect(keyOf(answerOf(key) ?? { kind: 'part', part: 'good' })).toBe(key)
})

const phrases = (count: number) =>
  Array.from({ length: count }, (_, at) => `    - said so ${at}\n`).join('')

test('symptoms without answers are refused with how to write them', () => {
  const text = model.replace(/^symptoms:\n(?: .*\n)+/m, 'symptoms:\n  - no wifi\n')
  expect(read(text).refused[0]).toMatchObject({
    line: lineOf(text, 'symptoms:'),
    message: expect.stringMatching(/^Group the symptoms by what answers them: "fix-1:"/),
  })
})

describe('"Find your case"', () => {
  const without = model.replace(/## Find your case\n\n(?:- .*\n)+\n/, '')

  test('is made from the symptoms where the writer wrote none', () => {
    const cases = read(without).guide?.cases ?? []
    expect(cases[2]).toEqual({
      text: 'Keeps asking for the Wi-Fi password: go to Fix 3.',
      html: 'Keeps asking for the <span class="nb">Wi-Fi</span> password: go to <a href="#fix-3">Fix 3</a>.',
      line: 0,
    })
    expect(cases).toHaveLength(6)
  })

  test('stays as the writer wrote it', () => {
    expect(read(model).guide?.cases[0]?.text).toMatch(/^The Wi-Fi symbol or button is missing/)
  })

  test('is left out where all symptoms have one answer', () => {
    const one = without.replace(/^symptoms:\n(?: .*\n)+/m, `symptoms:\n  fix-1:\n${phrases(6)}`)
    expect(read(one).guide?.cases).toEqual([])
  })
})
