import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { createLabelBook, plainLabel } from '#domain/labels/book.ts'
import { LabelFile } from '#domain/labels/ledger.ts'

const entry = (label: string, on: string[], was?: Record<string, string>, area = 'settings') => ({
  label,
  on,
  source: 'not confirmed',
  checked: '2026-11-22',
  area,
  ...(was && { was }),
})

const bookOf = () =>
  createLabelBook([
    entry('Settings > System > Display', ['windows-11', 'windows-10']),
    entry('Settings > System > Storage > Drive', ['windows-11']),
    entry('Don’t allow…', ['windows-11', 'macos']),
    entry('Night light', ['windows-11']),
    entry('Settings > Apps > Installed apps', ['windows-11']),
    entry('Installed apps', ['windows-11']),
    entry('Paint', ['windows-11'], undefined, 'desktop'),
    entry('Paint', ['windows-11'], undefined, 'start'),
    entry('Login Items', ['macos'], { 'Start-up': '12', 'Open at login': 'windows-10' }),
    entry('Q', ['chrome']),
    entry('Wi-Fi', ['chrome']),
  ])

test.each([
  ['  Don’t\n allow… ', "don't allow"],
  ['“Sleep”:', '"sleep"'],
  ['Restart now?', 'restart now'],
  ['Save as...', 'save as'],
  ['Version 2.0', 'version 2.0'],
])('%j is compared as %j', (label, plain) => expect(plainLabel(label)).toBe(plain))

describe('a label or path', () => {
  test.each([
    ["Don't allow", 'macos', 'now'],
    ['System > Display', 'windows-10', 'now'],
    ['System', 'windows-11', 'now'],
    ['Settings > Display', 'windows-11', 'never'],
    ['Settings > System > Storage > Drive > Night light', 'windows-11', 'now'],
    ['Settings > System > Night light > Night light', 'windows-11', 'now'],
    ['Settings > Night light > Drive', 'windows-11', 'never'],
    ['System > Night light', 'windows-11', 'never'],
    ['Settings > System > Paint', 'windows-11', 'never'],
    // Each of its labels is on some screen; this menu is on none.
    ['Settings > System > Installed apps', 'windows-11', 'never'],
    ['Settings > System > Storage > Apps > Installed apps', 'windows-11', 'never'],
    ['Start-up', 'macos', 'once'],
    ['System Settings > General > Start-up', 'macos', 'once'],
    ['Start-up > General', 'macos', 'never'],
    ['Open at login', 'windows-10', 'now'],
    ['Open at login', 'macos', 'never'],
  ])('%s is known on %s: %s', (label, place, known) => {
    expect(bookOf().known(label, place)).toBe(known)
  })

  test('is told where it stands', () => {
    expect(bookOf().placesOf('System > Display')).toEqual(['windows-11', 'windows-10'])
    expect(bookOf().placesOf('Start-up')).toEqual([])
  })
})

describe('what was likely meant', () => {
  test.each([
    ['the label that became of it', 'Start-up', 'macos', 'Login Items'],
    ['what the maker called it elsewhere', 'Open at login', 'macos', 'Login Items'],
    ['the name that this system has', 'Login items', 'windows-10', 'Open at login'],
    [
      'the path with the most in common',
      'Settings > Display',
      'windows-11',
      'Settings > System > Display',
    ],
    ['a label inside a path, as the screen writes it', 'Drives', 'windows-11', 'Drive'],
    ['the nearest of several', 'Night lights', 'windows-11', 'Night light'],
    ['a label of one letter', 'Q?', 'chrome', 'Q'],
  ])('is %s', (_, label, place, meant) => expect(bookOf().nearest(label, place)).toBe(meant))

  test.each([
    ['too little alike', 'Nightmare', 'windows-11'],
    ['another single letter', 'X', 'chrome'],
    ['on a system that nobody knows', 'Drives', 'linux'],
    ['letters that come twice and stand there once', 'Wi-Wi-Wi-Wi', 'chrome'],
  ])('is nothing where it is %s', (_, label, place) => {
    expect(bookOf().nearest(label, place)).toBeUndefined()
  })
})

describe('the ledger tells its writer', () => {
  const good = { label: 'Start', on: ['windows-11'], source: 'ms', checked: '2026-11-22' }
  const sources = { ms: { title: 'Microsoft', read: 'page' } }
  const told = (file: unknown) => {
    const { issues = [] } = v.safeParse(LabelFile, file)
    return issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`)
  }

  test('nothing of a good entry, and takes a version as text or number', () => {
    expect(told({ sources, labels: [good, { ...good, source: 'not confirmed' }] })).toEqual([])
    expect(v.parse(LabelFile, { sources, labels: [{ ...good, since: 14 }] }).labels[0]?.since).toBe(
      '14',
    )
  })

  test.each([
    [
      { ...good, on: ['windows-12'] },
      'labels.1.on.0: There is no "windows-12". See README.md of the labels for the names.',
    ],
    [{ ...good, on: 'macos' }, 'labels.1.on: Write a list, such as [windows-11].'],
    [{ ...good, on: [] }, 'labels.1.on: Say where it stands.'],
    [{ ...good, since: true }, 'labels.1.since: Write a version in quotes.'],
    [
      { label: 'Start', on: ['macos'], source: 'ms' },
      'labels.1.checked: This field is missing. Add it.',
    ],
    ['Start', 'labels.1: Write the fields of a label.'],
    [
      { ...good, source: 'memory' },
      'labels.1: There is no source "memory" at the top of the file. Add it, or write "not confirmed".',
    ],
  ])('what is wrong with %j, and where', (wrong, message) => {
    expect(told({ sources, labels: [good, wrong] })).toEqual([message])
  })
})
