import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { readGuides } from '#integrations/guides/library.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { holdBack } from '#integrations/guides/waiting.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const LIST = 'src/content/not-yet-checked.yaml'
const text = readFileSync(FILE, 'utf8').replace(/^reviewed: .*/m, 'reviewed: 2026-11-20')
const { found } = readGuides([{ file: FILE, text }], [])
const problem: Problem = {
  level: 'error',
  file: FILE,
  line: 9,
  field: 'Fix 1',
  message: 'It can do harm.',
  rule: 'hazard',
}
const list = { since: '2026-11-22', until: '2027-02-28', guides: [16], lines: new Map([[16, 7]]) }
const today = '2026-12-01'

test('what a newer rule finds in a guide with a deadline is a warning, not an error', () => {
  expect(holdBack([problem], found, list, today)).toEqual([{ ...problem, level: 'later' }])
})

test('it is refused once the guide is off the list', () => {
  expect(holdBack([problem], found, { ...list, guides: [] }, today)).toEqual([problem])
})

describe('the list is refused', () => {
  test.each([
    ['for a guide that waits for nothing', [], list, today, /^Guide 16 waits for nothing any more/],
    [
      'for a guide that does not exist',
      [problem],
      { ...list, guides: [16, 77] },
      today,
      /^There is no guide 77/,
    ],
    [
      'for a guide that was reviewed under the new rules',
      [problem],
      { ...list, since: '2026-11-20' },
      today,
      /^Guide 16 was reviewed on 2026-11-20/,
    ],
    [
      'when its time is over',
      [problem],
      list,
      '2027-03-01',
      /^This list should be empty since 2027-02-28/,
    ],
  ])('%s', (_, problems, waiting, day, message) => {
    expect(holdBack(problems, found, waiting, day)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        file: LIST,
        message: expect.stringMatching(message),
      }),
    )
  })
})

test('a number to take out is named by its line', () => {
  expect(holdBack([], found, list, today)).toEqual([expect.objectContaining({ line: 7 })])
})

test('after the deadline the rules apply to every guide', () => {
  expect(holdBack([problem], found, list, '2027-03-01')).toContainEqual(problem)
})
