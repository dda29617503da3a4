import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

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
