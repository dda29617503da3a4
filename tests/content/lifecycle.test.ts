import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { supportState } from '#domain/guide/lifecycle.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { LIFECYCLE_FILE, readLifecycle } from '#integrations/lifecycle.ts'

const text = readFileSync(LIFECYCLE_FILE, 'utf8')
const ids = readLibrary(process.cwd()).guides.map(({ id }) => id)
const { lifecycle, problems } = readLifecycle(text, ids)

test('the file of support dates has no faults', () => {
  expect(problems).toEqual([])
})

test('it links to official pages only', () => {
  const hosts = lifecycle?.systems.flatMap(({ sources }) =>
    sources.map(({ url }) => new URL(url).host),
  )
  expect(hosts?.length).toBeGreaterThan(5)
  for (const host of hosts ?? [])
    expect(host).toMatch(/(?:microsoft|apple|google|mozilla)\.(?:com|org)$/)
})

test.each([
  ['26H2', 'supported'],
  ['25H2', 'soon'],
  ['24H2', 'ended'],
  ['Windows 10, in the ESU programme', 'soon'],
  ['Windows 10, without ESU', 'ended'],
  ['macOS 27 Golden Gate', 'supported'],
  ['macOS 14 Sonoma', 'unknown'],
])('on the day of the page, %s is %s', (name, state) => {
  const version = lifecycle?.systems
    .flatMap(({ versions }) => versions)
    .find(one => one.name === name)
  expect(version && supportState(version, lifecycle?.as_of ?? '')).toBe(state)
})

describe('the last day', () => {
  const version = { name: 'x', until: '2026-11-21' }
  test.each([
    ['2025-11-20', 'supported'],
    ['2025-11-21', 'soon'],
    ['2026-11-21', 'soon'],
    ['2026-11-22', 'ended'],
  ])('seen on %s is %s', (today, state) => {
    expect(supportState(version, today)).toBe(state)
  })
})

test.each([
  [
    'a version with neither day nor state',
    '        until: 2028-10-10\n',
    '',
    /Write either "until" with a day/,
  ],
  [
    'a day that does not exist',
    'until: 2028-10-10',
    'until: 2028-13-10',
    /Write a day that exists/,
  ],
  ['a guide that is not there', 'guide: 31', 'guide: 999', /There is no guide 999/],
  ['an unknown state', 'state: unknown', 'state: maybe', /Write one of: supported, unknown, ended/],
  ['an unknown field', 'check:', 'chek:', /There is no field "chek". Write "check"/],
])('it is refused for %s', (_, part, by, message) => {
  const changed = text.replace(part, by)
  expect(changed).not.toBe(text)
  const { problems } = readLifecycle(changed, ids)
  expect(problems.map(problem => problem.message).join('\n')).toMatch(message)
})
