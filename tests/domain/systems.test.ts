import { describe, expect, test } from 'vitest'

import { fixSystems } from '#domain/guide/fix-systems.ts'
import type { Block } from '#domain/guide/blocks.ts'
import type { Guide } from '#domain/guide/guide.ts'
import { coveredSystems, namesOf, systemsNamedIn } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { systemsToldApart } from '#domain/guide/systems-told-apart.ts'

const windows: SystemId[] = ['windows-11', 'windows-10']
const text = (...systems: SystemId[]): Block => ({
  kind: 'prose',
  systems,
  prose: { html: '', text: 'Wait.', line: 1 },
})
const steps = (...systems: SystemId[]): Block => ({ kind: 'steps', systems, steps: [] })

test.each([
  [[], ''],
  [['linux'], 'Linux'],
  [['windows-11', 'macos'], 'Windows 11 and Mac'],
  [['linux', 'chromeos'], 'Chromebook and Linux'],
  [['windows-10', 'windows-11'], 'Windows 11 and 10'],
  [['macos', 'windows-10', 'chromeos'], 'Windows 10, Mac and Chromebook'],
] as [SystemId[], string][])('%j are said as "%s"', (ids, words) => {
  expect(namesOf(ids)).toBe(words)
})

test.each([
  ['On Windows 11, wait.', ['windows-11']],
  ['Windows 10 or 11', ['windows-10']],
  ['Windows restarts.', windows],
  ['Press the Windows key.', []],
  ['A Mac, two Macs, an iMac or MacBooks with macOS', ['macos']],
  ['Machines', []],
  ['ChromeOS on Chromebooks', ['chromeos']],
  ['Chrome', []],
  ['A Mac or Windows 10', ['windows-10', 'macos']],
] as [string, SystemId[]][])('"%s" speaks of %j', (words, ids) => {
  expect(systemsNamedIn(words)).toEqual(ids)
})

test('a guide for any computer is for every system', () => {
  expect(coveredSystems(['any'])).toHaveLength(5)
  expect(coveredSystems(['macos', 'windows-11'])).toEqual(['windows-11', 'macos'])
})

describe('a reader is asked for the system', () => {
  const apart = (appliesTo: Guide['applies_to'], ...blocks: Block[]) =>
    systemsToldApart({
      applies_to: appliesTo,
      fixes: [{ title: {}, expect: {}, undo: {}, stops: [], blocks }],
    } as unknown as Guide)

  test.each([
    [
      'where some have a part of their own',
      [...windows, 'macos'],
      [text(...windows), text('macos')],
      [...windows, 'macos'],
    ],
    ['only of those that have one', [...windows, 'macos'], [text(), text('macos')], ['macos']],
    [
      'only of those that the guide is for',
      ['windows-11', 'macos'],
      [text(...windows)],
      ['windows-11'],
    ],
    ['not where every part is for all', windows, [text(), text(...windows)], []],
    ['not where nothing is said', windows, [], []],
  ] as [string, SystemId[], Block[], SystemId[]][])('%s', (_, appliesTo, blocks, asked) => {
    expect(apart(appliesTo, ...blocks)).toEqual(asked)
  })
})

test('a fix is for the systems of its steps, and for all where some steps are', () => {
  expect(fixSystems({ blocks: [steps(...windows), steps('windows-11', 'macos'), text()] })).toEqual(
    [...windows, 'macos'],
  )
  expect(fixSystems({ blocks: [steps(...windows), steps()] })).toEqual([])
  expect(fixSystems({ blocks: [text('macos')] })).toEqual([])
})
