import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { effectProblems } from '#integrations/guides/check-effects.ts'
import { effectsFile } from '#integrations/guides/effects-file.ts'
import { labelProblems } from '#integrations/labels/check-labels.ts'
import { labelFiles, readLabels } from '#integrations/labels/read-labels.ts'
import { readGuides } from '#integrations/guides/library.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')

/** The model with Fix 4 made of these steps. */
const withSteps = (steps: string) =>
  model.replace(
    /(?<=## Fix 4: [\s\S]*?\n\n)1\. Save your open work\.[\s\S]*?(?=\n\n:::expect)/,
    steps,
  )
/** The same with a single step and these lines below it. */
const withLines = (...lines: string[]) =>
  withSteps(['1. Empty the bin.', 'Hazard files-deleted.', ...lines].join('\n   - '))

function read(text: string) {
  const { found, problems } = readGuides([{ file: FILE, text }], [])
  const guide = found[0]?.guide
  return {
    guide,
    effects: guide?.fixes[3]?.blocks.flatMap(block =>
      block.kind === 'steps' ? block.steps.flatMap(step => step.effects) : [],
    ),
    malformed: problems.flatMap(({ message }) =>
      /^There is no (?:guide|src)/.test(message) ? [] : message,
    ),
    refused: guide ? effectProblems(FILE, guide) : [],
  }
}
const messages = (...lines: string[]) =>
  read(withLines(...lines)).refused.map(({ message }) => message)

test('the model says what comes of every step', () => {
  const { guide, malformed, refused } = read(model)
  expect([malformed, refused]).toEqual([[], []])
  expect(guide?.see).toBe(true)
})

describe('a line below a step', () => {
  test.each([
    ['See: The bin looks empty.', [], 'see'],
    ['See on Mac: The bin looks empty.', ['macos'], 'see'],
    ['See on Windows and Chromebook: It rustles.', ['windows-11', 'windows-10', 'chromeos'], 'see'],
    ['See on Windows 11 and 10: It rustles.', ['windows-11', 'windows-10'], 'see'],
    ['See nothing.', [], 'see-nothing'],
    ['See nothing on Mac.', ['macos'], 'see-nothing'],
    ['Wait: 5 minutes.', [], 'wait'],
    ['Restarts on Windows 10.', ['windows-10'], 'restart'],
    ['Cuts the network.', [], 'offline'],
  ])('"%s" says what comes of it', (line, systems, kind) => {
    const { effects, malformed } = read(withLines(line))
    expect(malformed).toEqual([])
    expect(effects).toEqual([expect.objectContaining({ kind, systems })])
  })

  test.each([
    'Mac: See: The bin looks empty.',
    'You see: The bin looks empty.',
    'see: The bin looks empty.',
    'See:',
    'See the bin.',
    'See nothing: It is silent.',
    'Restarts: 5 minutes.',
    'Restarts the Mac.',
    'Cuts the internet.',
    'Wait on Mac:',
  ])('"%s" is refused with how to write it', line =>
    expect(read(withLines(line)).malformed).toEqual([expect.stringMatching(/^Write "See: …"/)]),
  )

  test.each([
    ['See on Amiga: It rustles.', /^Write one of these behind "on": Windows/],
    ['Wait: a while.', /^Write one exact time/],
    ['Wait: 2 hours.', /^Write one exact time/],
    ['Wait: 5 minutes. Then look.', /^Write one exact time/],
    ['See: The `bin` looks empty.', /labels of the screen in bold/],
    ['See: The [bin](/issue/7) looks empty.', /labels of the screen in bold/],
  ])('"%s" is refused', (line, message) =>
    expect(read(withLines(line)).malformed).toEqual([expect.stringMatching(message)]),
  )

  test('of another kind stays a note for the reader', () => {
    const { effects, guide } = read(withLines('Mac: It is at the bottom right.', 'See nothing.'))
    expect(effects).toHaveLength(1)
    expect(guide?.plainText).toContain('It is at the bottom right.')
  })
})

describe('what the reader should see', () => {
  test.each([
    'The bin looks empty.',
    'Paper rustles.',
    'A box asks whose files to keep.',
    '“0 items” stands at the bottom.',
    'The screen goes black, and then the desktop appears.',
  ])('may be "%s"', sentence => expect(messages(`See: ${sentence}`)).toEqual([]))

  test.each([
    [`The bin ${'very '.repeat(16)}looks empty.`, /^This has 100 characters/],
    ['The bin looks empty', /full stop/],
    ['the bin looks empty.', /capital/],
    ['It hums.', /full sentence/],
    ['The bin looks empty. It rustles.', /one sentence/],
    ['The bin will look different.', /what is there now/],
    ['You see a different bin.', /Leave out "You see"/],
    ['If it worked, paper rustles.', /condition/],
    ['Paper rustles when it has worked.', /condition/],
    ['Check that paper rustles.', /not what to do/],
    ['Paper rustles, then select a colour.', /not what to do/],
    ['The bin is empty now.', /only repeats the step/],
    ['The bin empties.', /only repeats the step/],
  ])('is refused as "%s"', (sentence, message) =>
    expect(messages(`See: ${sentence}`)).toContainEqual(expect.stringMatching(message)),
  )

  test('names labels of the screen that the screen shows', () => {
    const { book } = readLabels(labelFiles(process.cwd()))
    const of = (label: string) => {
      const { guide } = read(withLines(`See: **${label}** stands in the list.`))
      return guide ? labelProblems(FILE, guide, book).map(({ message }) => message) : []
    }
    expect(of('Device Manager')).toEqual([])
    expect(of('Gadget Wizard')).toEqual([expect.stringContaining('Gadget Wizard')])
  })
})

describe('a guide whose every step says it', () => {
  const STEP = '1. Empty the bin.\n   - Hazard files-deleted.'

  test('is refused by file, line and fix while one step says nothing', () => {
    const text = withSteps(STEP)
    const line = text.split('\n').findIndex(one => one.startsWith('1. Empty the bin.')) + 1
    expect(read(text).refused).toEqual([
      {
        level: 'error',
        file: FILE,
        line,
        field: 'Fix 4',
        message:
          'Write below this step what the reader sees after it: "- See: …", or "- See nothing."',
      },
    ])
    expect(read(text.replace('see: true\n', '')).refused).toEqual([])
  })

  test('is refused while a step says nothing to one system', () => {
    expect(messages('See on Windows: Paper rustles.', 'See nothing on Mac.')).toEqual([
      expect.stringContaining('sees after it on Chromebook:'),
    ])
  })
})

test.each([
  [['See: Paper rustles.', 'See nothing.'], /said twice/],
  [['See on Mac: Paper rustles.', 'See nothing on Mac.', 'See nothing.'], /said twice/],
  [['See: Paper rustles.', 'Wait: 1 minute.', 'Wait: 2 minutes.'], /said twice/],
  [
    ['See: Paper rustles.', 'See on Linux: It hums low.'],
    /for Windows 11, 10, Mac and Chromebook only/,
  ],
])('%s contradict each other', (lines, message) =>
  expect(messages(...lines)).toEqual([expect.stringMatching(message)]),
)

test.each([
  ['Wait 30 seconds.', 'Wait: 30 seconds.', /clock follows its words/],
  ['Restart the computer.', 'Restarts.', /knows it by its words/],
])('what "%s" says already is not said again', (step, line, message) => {
  const { refused } = read(withSteps(`1. ${step}\n   - See nothing.\n   - ${line}`))
  expect(refused.map(one => one.message)).toEqual([expect.stringMatching(message)])
})

test('the file beside the page has a list for each step of each fix, labels as every second piece', () => {
  const { guide } = read(
    withSteps(
      `1. Open the list.
   - See on Mac: The **Forget** button isn't grey.
   - Wait: 5 minutes.

:::system{only=macos}
1. Close the list.
   - See nothing.
   - Cuts the network.
:::`,
    ),
  )
  const file = guide ? effectsFile(guide) : []
  expect(file).toHaveLength(7)
  expect(file[3]).toEqual([
    [
      { systems: ['macos'], see: ['The ', 'Forget', ' button isn’t grey.'] },
      { systems: [], wait: 300 },
    ],
    [
      { systems: [], see: [] },
      { systems: [], cutsNetwork: true },
    ],
  ])
})
