import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { caseNote, damages, details } from '#domain/scam/case-note.ts'
import { site } from '#site.ts'

const AFTERNOON = Date.parse('2026-11-22T15:04:00Z')
const noteOf = (answers: Record<string, string>) => caseNote(answers, AFTERNOON, 'en-GB', 'UTC')

test('the note for the bank says what was ticked and typed, in the order of the list', () => {
  expect(
    noteOf({ sum: ' £400, by transfer ', control: 'on', money: 'on', called: 'Microsoft' }),
  ).toBe(
    [
      'Report of a scam',
      'Written on 22 November 2026 at 15:04',
      '',
      'What happened:',
      '- They moved my mouse, or saw my screen',
      '- I sent money, or paid by card',
      '',
      'Who did they say they were? Microsoft',
      'How much was paid, and how? £400, by transfer',
    ].join('\n'),
  )
})

test.each([
  ['nothing', {}],
  ['only spaces', { began: '   ' }],
  ['a field that the list does not know', { constructor: 'on', other: 'text' }],
])('with %s the note holds its heading and the time, and no empty part', (_, answers) => {
  expect(noteOf(answers)).toBe('Report of a scam\nWritten on 22 November 2026 at 15:04')
})

test('no line asks for what a stranger may never have', () => {
  const asked = details.map(({ label }) => label).join(' ')
  expect(asked).not.toMatch(/card number|pin|password|date of birth/i)
})

test('each advice names a fix of the scam guide that is there', () => {
  const guide = readFileSync('src/content/guides/43-scam-call-or-pop-up.md', 'utf8')
  const named = damages.flatMap(({ fix }) => (fix ? [`## Fix ${fix}:`] : []))
  expect(named.filter(heading => !guide.includes(heading))).toEqual([])
})

test('the number of the bank is the one that the guides give', () => {
  const { facts } = parse(readFileSync('src/content/facts.yaml', 'utf8')) as {
    facts: { id: string; value: string }[]
  }
  expect(facts.find(({ id }) => id === 'uk-bank-number')?.value).toBe(site.country.fraud.bankNumber)
})
