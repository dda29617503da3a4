import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { forbiddenProblems, readForbidden } from '#integrations/guides/check-forbidden.ts'
import { readGuides } from '#integrations/guides/library.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')
const { acts, problems } = readForbidden('.')

const refusedIn = (text: string) =>
  readGuides([{ file: FILE, text }], []).found.flatMap(found => forbiddenProblems(found, acts))
const lineIn = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1

/** The model with a step, or with a command. */
const saying = (act: (typeof acts)[number], words: string) =>
  act.do
    ? model.replace('1. Save your open work.', `1. ${words}`)
    : model.replace('`ipconfig /renew`', `\`${words}\``)

test('the list of forbidden acts has nothing to fix', () => {
  expect(problems).toEqual([])
  expect(refusedIn(model)).toEqual([])
})

describe.each(acts)('$id', act => {
  test.each(act.found_in)('is refused in "%s"', words => {
    const text = saying(act, words)
    expect(refusedIn(text)).toContainEqual(
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: lineIn(text, words),
        field: 'forbidden',
        message: expect.stringContaining(`${act.why} ${act.instead}`),
      }),
    )
  })

  test.each(act.not_in)('is not found in "%s"', words => {
    expect(refusedIn(saying(act, words))).toEqual([])
  })
})

describe('a forbidden act is refused wherever a guide says it', () => {
  const act = 'Dry it with a hair dryer.'

  test.each([
    ['its opening', (text: string) => text.replace('Wi-Fi needs', `${act} Wi-Fi needs`)],
    ['an expected result', (text: string) => text.replace(':::expect\n', `:::expect\n${act} `)],
    ['the way back', (text: string) => text.replace(':::undo\n', `:::undo\n${act} `)],
    ['a note below a step', (text: string) => text.replace('2. ', `\n   ${act}\n2. `)],
    ['the last part', (text: string) => text.replace('fixed?\n\n', `fixed?\n\n- ${act}\n`)],
  ])('in %s', (_, say) => {
    const text = say(model)
    expect(refusedIn(text).map(({ line }) => line)).toEqual([lineIn(text, act)])
  })

  test('and no safeguard makes it right', () => {
    const text = model.replace(
      '1. Save your open work.',
      `1. ${act}\n   - Hazard heat: Let it cool first.`,
    )
    expect(refusedIn(text)).toHaveLength(1)
  })
})
