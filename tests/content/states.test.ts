import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { hindranceTo } from '#domain/guide/states.ts'
import type { State } from '#domain/guide/states.ts'
import type { Fix } from '#domain/guide/guide.ts'
import { readStates, stateProblems } from '#integrations/guides/check-states.ts'
import { readGuides } from '#integrations/guides/library.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const OTHER = 'src/content/guides/7-no-internet.md'
const model = readFileSync(FILE, 'utf8')
const other = readFileSync(OTHER, 'utf8')
const { states, problems } = readStates('.')

/** The model with Fix 4 made of these steps. */
const withSteps = (steps: string) =>
  model.replace(/(?<=## Fix 4: [\s\S]*?\n\n)1\. [\s\S]*?(?=\n\n:::expect)/, steps)
const answering = (text: string, phrase: string, key = 'fix-4') =>
  text.replace('\nsymptoms:\n', `\nsymptoms:\n  ${key}:\n    - ${phrase}\n`)
const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1

function found(text: string) {
  const { found: all } = readGuides(
    [
      { file: FILE, text },
      { file: OTHER, text: other },
    ],
    [],
  )
  const guides = new Map(all.map(({ guide }) => [guide.id, guide]))
  const one = all.find(({ file }) => file === FILE)
  return one ? stateProblems(one, guides, states) : []
}

test('the states have nothing to fix', () => {
  expect(problems).toEqual([])
})

describe('a fix that cannot be done in the state that calls for it', () => {
  const steps = withSteps('1. Type `about:support` in the address bar.\n2. Wait.')

  test('is refused beside its symptom, with file, line and what to do', () => {
    const text = answering(steps, "Chrome won't open")
    expect(found(text)).toEqual([
      {
        level: 'error',
        file: FILE,
        line: lineOf(text, "Chrome won't open"),
        field: 'answer',
        message:
          '"Chrome won\'t open" leads to Fix 4, which cannot be done then. The browser does not open, and the fix asks: "Type about:support in the address bar.". Lead to another fix, or write in this one how it is done then.',
        rule: 'answer',
      },
    ])
  })

  test('is refused beside the line of "Find your case" that leads to it', () => {
    const text = steps.replace(
      '## Find your case\n\n',
      '## Find your case\n\n- The browser crashes or will not open: start with [Fix 1](#fix-1), then go to [Fix 4](#fix-4).\n',
    )
    expect(found(text).map(({ line }) => line)).toEqual([lineOf(text, 'crashes or will not open')])
  })

  test('is refused in another guide too', () => {
    const at = [...other.matchAll(/^## Fix \d+: .*$/gm)].findIndex(([heading]) =>
      heading.includes('VPN and the proxy'),
    )
    const text = answering(model, 'laptop is dead', `/issue/7#fix-${at + 1}`)
    expect(found(text)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`Fix ${at + 1} of guide 7`) }),
    ])
  })

  test('is fine for everybody else, and where it says how', () => {
    expect(found(answering(steps, 'Pages look odd'))).toEqual([])
    expect(
      found(
        answering(steps.replace('1. Type', '1. In another browser, type'), "Chrome won't open"),
      ),
    ).toEqual([])
    expect(found(answering(withSteps('1. Restart the computer.'), "Chrome won't open"))).toEqual([])
  })
})

test.each([
  ['laptop is dead', '1. Go to **Settings > Power**.'],
  ['Blank screen', '1. Right-click the desktop.'],
  ['No internet', '1. Download the driver.'],
  ['keyboard not working', '1. Press <kbd>Ctrl</kbd>.'],
  ['mouse dead', '1. Right-click **Start**.'],
  ["can't log in to my computer", '1. Go to **Settings > Accounts**.'],
])('"%s" must not lead to "%s"', (phrase, steps) => {
  expect(found(answering(withSteps(`${steps}\n2. Wait.`), phrase))).toHaveLength(1)
})

describe('a fix and what a reader says', () => {
  const state = {
    id: 'dark',
    name: 'The screen is black',
    said: /black/i,
    cannot: /select/i,
    unless: /second screen/i,
    found_in: [],
    not_in: [],
  } as State
  const line = (text: string) => ({ html: text, text, line: 1 })
  const fixOf = (
    steps: readonly [say: string, ...notes: string[]][],
    tell?: string,
    title = 'Look',
  ) =>
    ({
      title: line(title),
      tell: tell && line(tell),
      blocks: [
        { kind: 'picture', systems: [], name: 'panel' },
        {
          kind: 'steps',
          systems: [],
          steps: steps.map(([say, ...notes]) => ({
            say: line(say),
            notes: notes.map(note => ({ prose: line(note) })),
          })),
        },
      ],
    }) as unknown as Fix
  const asks = fixOf([['Wait.'], ['Look up.', 'Mac: Select the clock.']])

  test('do not fit where one of the first two steps asks too much, in a note too', () => {
    expect(hindranceTo(asks, 'It is black', [{ ...state, said: /white/ }, state])).toEqual({
      state,
      step: 'Look up. Mac: Select the clock.',
    })
  })

  test.each([
    ['where the reader says something else', asks, 'It is white'],
    ['where the reader says how', asks, 'It is black, with a second screen'],
    [
      'where the title says how',
      fixOf([['Select it.']], undefined, 'Take a second screen'),
      'It is black',
    ],
    [
      'where the sign of the fault says how',
      fixOf([['Select it.']], 'A second screen works.'),
      'It is black',
    ],
    [
      'where one of the steps says how',
      fixOf([['Select it.'], ['Use a second screen.']]),
      'It is black',
    ],
    ['where the third step asks it', fixOf([['Wait.'], ['Wait.'], ['Select it.']]), 'It is black'],
    ['where no step asks it', fixOf([['Wait.']], undefined), 'It is black'],
  ])('fit %s', (_, fix, said) => expect(hindranceTo(fix, said, [state])).toBeUndefined())

  test('do not fit where nothing makes it possible, and the state names nothing that could', () => {
    expect(hindranceTo(asks, 'It is black', [{ ...state, unless: undefined }])).toBeDefined()
  })
})
