import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { styleProblems } from '#integrations/guides/advice.ts'
import { median } from '#integrations/guides/figures.ts'
import { readGuides } from '#integrations/guides/library.ts'
import { annotation, readabilityTable, summary } from '#integrations/guides/report.ts'
import { sharedSymptoms } from '#integrations/guides/shared-symptoms.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const text = readFileSync(FILE, 'utf8')
/** The day on which the guide was reviewed: nothing in it is late then. */
const reviewed = /reviewed: ([\d-]+)/.exec(text)?.[1] ?? ''
const problem = { level: 'error', file: 'a,b.md', line: 3, field: 'Fix 1: x', message: '' } as const

test('an annotation for GitHub hides the signs that would end it early', () => {
  expect(annotation({ ...problem, message: '100 %\n::stop::' })).toBe(
    '::error file=a%2Cb.md,line=3,title=Fix 1%3A x::100 %25%0A::stop::',
  )
})

test('advice is a warning on GitHub, not an error', () => {
  expect(annotation({ ...problem, level: 'advice' })).toMatch(/^::warning /)
})

const figures = (id: number, grade: number) => ({
  id,
  grade,
  title: `Guide ${id}`,
  longest: 20,
  words: 900,
  fixes: 7,
  expected: 7,
  commands: 1,
  explained: 1,
})

test('the table shows the hardest guide first', () => {
  const [head, first, second] = readabilityTable([figures(1, 2), figures(2, 5)]).split('\n')
  expect(head).toMatch(/Grade +Longest sentence/)
  expect(first).toMatch(/5\.0 .*2 Guide 2/)
  expect(second).toMatch(/2\.0 .*1 Guide 1/)
})

test('the summary counts errors apart from advice', () => {
  expect(summary([figures(1, 2), figures(2, 5)], [problem, { ...problem, level: 'advice' }])).toBe(
    '2 guides, 1 errors, 1 pieces of advice.\nReading grade: median 3.5, highest 5.0.\n' +
      'Fixes with an expected result: 14 of 14. Commands explained: 2 of 2.',
  )
})

test.each([
  [[], 0],
  [[3], 3],
  [[5, 1], 3],
  [[9, 1, 2], 2],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('a symptom in two guides is advice, beside the line in the second', () => {
  const other = text
    .replace('id: 16', 'id: 17')
    .replace('related: [7, 23, 17, 14]', 'related: []')
    .replace(
      /^symptoms:[\s\S]*?(?=^applies_to)/m,
      'symptoms:\n  fix-1:\n    - Wi-fi not working\n    - a1a\n    - b1b\n    - c1c\n    - d1d\n    - e1e\n',
    )
  const { found } = readGuides(
    [
      { file: FILE, text },
      { file: 'src/content/guides/17-other.md', text: other },
    ],
    ['taskbar', 'airplane-mode', 'device-manager-tree'],
  )
  expect(found).toHaveLength(2)
  expect(sharedSymptoms(found)).toEqual([
    expect.objectContaining({
      level: 'advice',
      file: 'src/content/guides/17-other.md',
      line: 8,
      message: expect.stringMatching(/^"Wi-fi not working" stands in guide 16 too/),
    }),
  ])
})

const style = (changed: string) => {
  const { found } = readGuides(
    [{ file: FILE, text: changed }],
    ['taskbar', 'airplane-mode', 'device-manager-tree'],
  )
  return found.flatMap(one => styleProblems(FILE, changed, one.guide, reviewed))
}

test('a sentence of 26 words is an error; one of 25 is not', () => {
  const sentence = (words: number) =>
    text.replace('Saved networks usually stay.', `${'Stay '.repeat(words - 1)}here.`)
  expect(style(sentence(25))).toEqual([])
  expect(style(sentence(26))).toEqual([
    expect.objectContaining({ level: 'error', message: expect.stringMatching(/^26 words in/) }),
  ])
})

test.each([
  ['Simply wait', 'Leave out "Simply".'],
  ['Click the sign', 'Leave out "Click"; write "select".'],
  ['It works!', 'Leave out "!".'],
])('"%s" is refused', (words, message) => {
  expect(style(text.replace('Saved networks usually stay.', words))).toContainEqual(
    expect.objectContaining({ level: 'error', field: 'words', message }),
  )
})

test('a guide past its review is advice', () => {
  const { found } = readGuides(
    [{ file: FILE, text }],
    ['taskbar', 'airplane-mode', 'device-manager-tree'],
  )
  const late = found.flatMap(one => styleProblems(FILE, text, one.guide, '2027-05-22'))
  expect(late).toEqual([expect.objectContaining({ level: 'advice', field: 'next_review' })])
})
