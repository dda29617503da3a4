import { expect, test } from 'vitest'

import { checkLibrary } from '#integrations/guides/check.ts'
import { figuresOf, median } from '#integrations/guides/figures.ts'
import { formatProblem } from '#integrations/guides/problem.ts'

// The shipped library is judged by the day on which it is changed, as `npm run guide:check` does.
const today = new Date().toISOString().slice(0, 10)
const { guides, problems } = checkLibrary(process.cwd(), today)
const figures = guides.map(figuresOf)
const sum = (field: 'fixes' | 'expected' | 'commands' | 'explained') =>
  figures.reduce((total, one) => total + one[field], 0)

test('no guide of the library has an error', () => {
  expect(guides.length).toBeGreaterThanOrEqual(49)
  expect(problems.filter(({ level }) => level === 'error').map(formatProblem)).toEqual([])
})

test('no guide waits for words that the template left open', () => {
  expect(problems.filter(({ field }) => field === 'to do').map(formatProblem)).toEqual([])
})

test('the library reads at grade 6 or less, and no guide above 8', () => {
  const grades = figures.map(({ grade }) => grade)
  expect(median(grades)).toBeLessThanOrEqual(6)
  expect(Math.max(...grades)).toBeLessThanOrEqual(8)
})

test('no topic has more than twelve guides, which a reader can look through', () => {
  const sizes = Map.groupBy(guides, ({ topic }) => topic)
  expect([...sizes].filter(([, list]) => list.length > 12).map(([topic]) => topic)).toEqual([])
})

test('every fix says what the reader should see', () => {
  expect(sum('fixes')).toBeGreaterThan(0)
  expect(sum('expected')).toBe(sum('fixes'))
})

test('every command says what it does, reads and changes, and how to undo it', () => {
  expect(sum('commands')).toBeGreaterThan(0)
  expect(sum('explained')).toBe(sum('commands'))
})
