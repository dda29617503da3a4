import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { createLabelBook } from '#domain/labels/book.ts'
import type { LabelEntry } from '#domain/labels/ledger.ts'
import { readGuides, readLibrary } from '#integrations/guides/library.ts'
import { labelProblems } from '#integrations/labels/check-labels.ts'
import { labelFiles, readLabels } from '#integrations/labels/read-labels.ts'
import { renameLabel } from '#integrations/labels/rename.ts'
import { agesOf, whereUsed } from '#integrations/labels/usage.ts'

const root = process.cwd()
const files = labelFiles(root)
const { entries, book, problems } = readLabels(files)
const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')

const entry = (label: string, on: string[], more: Partial<LabelEntry> = {}): LabelEntry => ({
  label,
  on,
  source: 'not confirmed',
  checked: '2026-11-22',
  area: 'settings',
  ...more,
})

const lineIn = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1

/** What the check says of a model whose Fix 4 begins with these lines. */
function said(lines: string) {
  const text = model.replace(
    '1. Save your open work.\n   - See nothing.\n2. Restart the computer.',
    `1. Open it.\n${lines}\n2. Restart the computer.`,
  )
  expect(text).not.toBe(model)
  const { found } = readGuides([{ file: FILE, text }], [])
  const at = lineIn(text, lines.trim().split('\n')[0] ?? '')
  return found
    .flatMap(({ file, guide }) => labelProblems(file, guide, book))
    .filter(({ line }) => line >= at && line < at + lines.split('\n').length)
    .map(problem => ({ ...problem, line: problem.line - at }))
}

test('the ledger of labels has nothing to fix', () => {
  expect(problems).toEqual([])
  expect(entries.length).toBeGreaterThan(1200)
})

test('a label without a source that stands in its file is refused', () => {
  const text =
    'labels:\n  - label: Start\n    on: [windows-11]\n    source: memory\n    checked: 2026-11-22\n'
  expect(readLabels([{ file: 'src/content/labels/x.yaml', text }]).problems).toEqual([
    expect.objectContaining({
      line: 2,
      message: expect.stringMatching(/^There is no source "memory"/),
    }),
  ])
})

describe('a label is looked up', () => {
  const small = createLabelBook([
    entry('Settings > Apps > Installed apps', ['windows-11'], {
      was: { 'Settings > Apps > Apps & features': 'windows-10' },
    }),
    entry('Settings > System > Storage', ['windows-11', 'windows-10']),
    entry('Temporary files', ['windows-11']),
    entry('Recycle Bin', ['windows-11'], { area: 'desktop' }),
    entry('Login Items & Extensions', ['macos'], { was: { 'Login Items': '14' } }),
  ])

  test.each([
    ['as it stands', 'Settings > Apps > Installed apps', 'windows-11', 'now'],
    ['without regard to capitals', 'settings > apps > INSTALLED apps', 'windows-11', 'now'],
    ['by a part of a path', 'Apps > Installed apps', 'windows-11', 'now'],
    ['by its last label alone', 'Installed apps', 'windows-11', 'now'],
    ['by a menu on the way', 'Settings > Apps', 'windows-11', 'now'],
    [
      'by a path, and a label that stands there',
      'Settings > System > Storage > Temporary files',
      'windows-11',
      'now',
    ],
    [
      'not by a path with a label from elsewhere',
      'Settings > System > Storage > Recycle Bin',
      'windows-11',
      'never',
    ],
    [
      'not by a path with a wrong last label',
      'Settings > Apps > Apps & features',
      'windows-11',
      'never',
    ],
    [
      'by the name that another system has',
      'Settings > Apps > Apps & features',
      'windows-10',
      'now',
    ],
    ['not for a system that lacks it', 'Temporary files', 'windows-10', 'never'],
    ['by the name that an older version has', 'Login Items', 'macos', 'once'],
    ['not on a system that nobody knows', 'Installed apps', 'linux', 'never'],
  ])('%s', (_, label, place, known) => {
    expect(small.known(label, place)).toBe(known)
  })

  test.each([
    ['its new name', 'Login Items', 'macos', 'Login Items & Extensions'],
    [
      'the name on the other system',
      'Settings > Apps > Installed apps',
      'windows-10',
      'Settings > Apps > Apps & features',
    ],
    ['the one that is written nearly so', 'Temporary file', 'windows-11', 'Temporary files'],
  ])('and the check offers %s', (_, label, place, offer) => {
    expect(small.nearest(label, place)).toBe(offer)
  })

  test('and nothing is offered where nothing is alike', () => {
    expect(small.nearest('Frobnicate', 'windows-11')).toBeUndefined()
  })
})

describe('a label is refused', () => {
  test('for a system that does not show it, with what was likely meant', () => {
    expect(said('   - Windows 11: Go to **Settings > Apps > Apps & features**.')).toEqual([
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: 0,
        field: 'label',
        message: expect.stringMatching(
          /^"Settings > Apps > Apps & features" is not in the ledger of labels for Windows 11\. It is known for Windows 10\. Did you mean "Settings > Apps > Installed apps"\?/,
        ),
      }),
    ])
  })

  test('where a line for every system names what only one shows', () => {
    expect(said('\n   Go to **Settings > Apps > Installed apps**.')).toEqual([
      expect.objectContaining({
        line: 0,
        message: expect.stringMatching(/for Windows 10, Mac and Chromebook\./),
      }),
    ])
  })

  test('for a browser that has other words', () => {
    expect(
      said('   - Firefox: Select **Unmute site**.\n   - Chrome: Select **Unmute site**.'),
    ).toEqual([
      expect.objectContaining({
        line: 0,
        message: expect.stringMatching(
          /^"Unmute site" is not in the ledger of labels for Firefox\./,
        ),
      }),
    ])
  })

  test('where it is one that no place of the line shows, beside another that does', () => {
    expect(said('   - Windows 11: Select **Installed apps** or **Frobnicate**.')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^"Frobnicate" is not in/) }),
    ])
  })

  test('for the browsers that lack it, where a line speaks of the browser', () => {
    expect(said('\n   Choose **All time** in the browser.')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/ledger of labels for .*Firefox/) }),
    ])
  })

  test('where it is typed', () => {
    expect(said('\n   Select Start and type **cmd**.')).toEqual([
      expect.objectContaining({
        message: 'What is typed is code, and not bold: write `cmd`.',
      }),
    ])
  })

  test('where bold is for emphasis', () => {
    const words = 'All of the files and the accounts that are on it will be deleted for good now'
    expect(said(`\n   **${words}.**`)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^Bold is for labels\. Take the stars away/),
      }),
    ])
  })
})

test('a path without bold is refused, since nobody can look it up', () => {
  expect(said('\n   Go to Settings > System > Recovery.')).toEqual([
    expect.objectContaining({
      message:
        '"Settings > System > Recovery" is a path without bold, so nobody can look it up. Write **Settings > System > Recovery**.',
    }),
  ])
  expect(said('\n   Wait until the number is > 20.')).toEqual([])
})

describe('a label is accepted', () => {
  test.each([
    [
      'for the system that its sentence names',
      '\n   On Windows 11, go to **Settings > Apps > Installed apps**.',
    ],
    [
      'for the program that its sentence names',
      '\n   In Chrome, go to **Settings > Performance**.',
    ],
    [
      'for each system in its own line',
      '   - Windows 11: Go to **Settings > Apps > Installed apps**.\n   - Windows 10: Go to **Settings > Apps > Apps & features**.',
    ],
    ['for the device that is spoken of', '\n   Press **Input** on the screen.'],
    [
      'where each system has one of the alternatives',
      '\n   On Windows or a Mac, open **Start** or **Finder**.',
    ],
    [
      'for a system that its sentence names, though the line is for another',
      '   - Windows 10: Afterwards, in Windows 11, go to **Settings > Apps > Installed apps**.',
    ],
    ['for the one system that has it', '\n   Open **Device Manager**. Only Windows has this.'],
    [
      'for the systems that no other sentence speaks to',
      '\n   Open **Start**. A Mac has none. On a Chromebook, open the launcher.',
    ],
    [
      'where the reader looks for it if it is there',
      '\n   If you see **Keep changes**, select it.',
    ],
    ['where it is only told what some may see', '\n   It may say **Device Manager** at the top.'],
    [
      'for the program that an earlier line of the step names',
      '   - Windows: Open OneDrive.\n   - Mac: Open it. Then select **Always keep on this device**.',
    ],
    [
      'by every browser, where a line speaks of the browser',
      '\n   Open **History** in the browser.',
    ],
    [
      'by an older name that is said to be older',
      '   - Mac: Open **Login Items & Extensions**. Older: **Login Items**.',
    ],
  ])('%s', (_, lines) => {
    expect(said(lines)).toEqual([])
  })
})

describe('a line below a step', () => {
  const noteOf = (line: string) => {
    const text = model.replace(
      '1. Save your open work.\n',
      `1. Save your open work.\n   - ${line}\n`,
    )
    const { found } = readGuides([{ file: FILE, text }], [])
    const block = found[0]?.guide.fixes[3]?.blocks[0]
    return block?.kind === 'steps' ? block.steps[0]?.notes[0] : undefined
  }

  test.each([
    ['Firefox: Select it.', 'Firefox', ['firefox'], []],
    ['Chrome or Edge: Select it.', 'Chrome or Edge', ['chrome', 'edge'], []],
    [
      'Chrome, Edge and Firefox: Select it.',
      'Chrome, Edge and Firefox',
      ['chrome', 'edge', 'firefox'],
      [],
    ],
    ['Safari: Select it.', 'Safari', ['safari'], ['macos']],
    ['Monitor: Press it.', 'Monitor', ['monitor'], []],
    ['Windows 11: Select it.', 'Windows 11', [], ['windows-11']],
  ])('"%s" speaks to a system or a program', (line, label, programs, systems) => {
    expect(noteOf(line)).toMatchObject({ label, programs, systems })
    expect(noteOf(line)?.prose.text).not.toContain(label)
  })

  test('that begins with other words is for everybody', () => {
    expect(noteOf('Not there: Go on.')).toMatchObject({ label: '', programs: [], systems: [] })
  })
})

describe('a label that a maker renames', () => {
  const renaming = {
    from: 'Settings > Apps > Installed apps',
    to: 'Settings > Apps > All apps',
    on: 'windows-11',
    version: '26H2',
    today: '2027-01-01',
  }
  const edits = files.map(({ file, text }) => ({ file, ...renameLabel(text, renaming) }))
  const after = readLabels(edits)
  const { found } = readLibrary(root)

  test('is one edit, which keeps what it was', () => {
    expect(edits.filter(({ changed }) => changed > 0).map(({ file }) => file)).toEqual([
      'src/content/labels/windows-settings.yaml',
    ])
    expect(after.problems).toEqual([])
    expect(after.book.known(renaming.to, 'windows-11')).toBe('now')
    expect(after.book.known(renaming.from, 'windows-11')).toBe('once')
    expect(after.entries.find(({ label }) => label === renaming.to)).toMatchObject({
      was: expect.objectContaining({ [renaming.from]: '26H2' }),
      source: 'not confirmed',
      checked: '2027-01-01',
    })
  })

  test('changes the lines of its label only', () => {
    for (const { file, text, changed } of edits.filter(edit => edit.changed > 0)) {
      const before = new Set(files.find(one => one.file === file)?.text.split('\n'))
      const added = text.split('\n').filter(line => !before.has(line))
      expect(added.length).toBeGreaterThan(0)
      // A name, what it was, its source and its day.
      expect(added.length).toBeLessThanOrEqual(4 * changed)
    }
  })

  test('is refused in every guide that names it, with the new name', () => {
    const refused = found.flatMap(({ file, guide }) => labelProblems(file, guide, after.book))
    const uses = whereUsed(found, renaming.from)
    expect(uses.length).toBeGreaterThan(5)
    expect(refused.map(({ file, line }) => `${file}:${line}`).toSorted()).toEqual(
      uses.map(({ file, line }) => `${file}:${line}`).toSorted(),
    )
    // One guide begins inside the path: "Apps > Installed apps".
    expect(new Set(uses.map(({ label }) => label)).size).toBeGreaterThan(1)
    for (const { message } of refused)
      expect(message).toMatch(/Did you mean "(?:Settings > )?Apps > All apps"\?/)
  })

  test('stays what it is on the other systems of its entry', () => {
    const text =
      'labels:\n  - label: Eject\n    on: [windows-11, macos]\n    source: not confirmed\n    checked: 2026-11-22\n'
    const { book } = readLabels([
      {
        file: 'x.yaml',
        text: renameLabel(text, { ...renaming, from: 'Eject', to: 'Remove' }).text,
      },
    ])
    expect(
      ['Eject', 'Remove'].map(label => [
        book.known(label, 'macos'),
        book.known(label, 'windows-11'),
      ]),
    ).toEqual([
      ['now', 'once'],
      ['never', 'now'],
    ])
  })
})

test('the guides are listed by the age of what is known of their labels', () => {
  const { found } = readLibrary(root)
  const ages = agesOf(found, entries)
  expect(ages).toHaveLength(found.length)
  for (const { oldest } of ages) expect(oldest).toMatch(/^20\d\d-\d\d-\d\d$/)
})
