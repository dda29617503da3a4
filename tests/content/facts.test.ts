import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { FACTS_FILE, figureProblems, readFacts } from '#integrations/facts.ts'
import { readGuides } from '#integrations/guides/library.ts'
import { shippedLedgers } from '#integrations/ledgers.ts'
import { LIFECYCLE_FILE } from '#integrations/lifecycle.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')
const shipped = [...shippedLedgers().facts.values()]
const lifecycle = readFileSync(LIFECYCLE_FILE, 'utf8')

/** The model with one more line at its end. */
const saying = (line: string) => `${model.trimEnd()}\n- ${line}\n`
const lastLine = (text: string) => text.trimEnd().split('\n').length
const read = (text: string) => {
  const { found, problems } = readGuides([{ file: FILE, text }], [])
  return { guide: found[0]?.guide, problems }
}
const messages = (line: string) =>
  figureProblems(FILE, saying(line), shipped).map(({ message }) => message)

test('the file of facts has nothing to fix, and takes days from the support ends', () => {
  expect(readFacts(readFileSync(FACTS_FILE, 'utf8'), lifecycle).problems).toEqual([])
  const value = (id: string) => shipped.find(fact => fact.id === id)?.value
  expect(value('esu-end')).toBe('12 October 2027')
  expect(value('windows-11-supported')).toBe('25H2, 26H1 and 26H2')
})

describe('a guide that names a fact', () => {
  test('shows its figure, in the text and at the top', () => {
    const text = saying('Below :fact[battery-worn], it is worn.').replace(
      'It says Connected, but no page opens.',
      'It is below :fact[battery-worn].',
    )
    const { guide } = read(text)
    expect(guide?.plainText).toMatch(/Below 60%, it is worn\.$/)
    expect(guide?.confused_with[0]?.if).toBe('It is below 60%.')
    expect(figureProblems(FILE, text, shipped)).toEqual([])
  })

  test('that does not exist is refused by file, line and what to write', () => {
    const text = saying('Below :fact[batery-worn], it is worn.')
    expect(read(text).problems.filter(({ field }) => field === 'fact')).toEqual([
      expect.objectContaining({
        level: 'error',
        file: FILE,
        line: lastLine(text),
        message: expect.stringMatching(
          /^There is no fact "batery-worn"\. Write one of: battery-worn, /,
        ),
      }),
    ])
  })
})

describe('a figure by hand', () => {
  test('is refused where it is not what the others say', () => {
    const text = saying('Full charge should be more than half of the design.')
    expect(figureProblems(FILE, text, shipped)).toEqual([
      {
        level: 'error',
        file: FILE,
        line: lastLine(text),
        field: 'fact',
        message:
          '"half" is not what facts.yaml says: A laptop battery that holds less than this share of its design capacity is worn out, 60%. Write :fact[battery-worn].',
        rule: 'fact',
      },
    ])
  })

  test.each([
    ['Below 60%, it is worn out.', 'battery-worn'],
    ['Free updates ended on 14 October 2025.', 'windows-10-end'],
    ['A programme called ESU gives safety fixes until 12 October 2027.', 'esu-end'],
    ['**24H2** stopped on 13 October 2026.', 'windows-11-24h2-end'],
    ['**25H2**, **26H1** and **26H2** get updates.', 'windows-11-supported'],
    ['Windows.old goes by itself about 10 days after a big update.', 'windows-go-back'],
    ['In the UK, 159 puts you through to most banks.', 'uk-bank-number'],
    ['Hold the power button until it goes off, about 10 seconds.', 'power-off'],
    ['Unplug the charger, then hold the power button for 30 seconds.', 'power-drain'],
  ])('is refused even where it is right, so that one edit changes all: %s', (line, id) => {
    expect(messages(line)).toEqual([expect.stringContaining(`Write :fact[${id}].`)])
  })

  test.each([
    ['**25H2** and **26H2** get updates.', 'windows-11-supported'],
    ['Windows 10: free updates stopped on 15 October 2025.', 'windows-10-end'],
    ['Windows keeps the old folder for about 30 days.', 'windows-go-back'],
    ['After 30 days, the only way back erases the drive.', 'windows-go-back'],
    ['Below 50%, or if the Mac says so, it is worn out.', 'battery-worn'],
    ['Hold the power button until the light goes off, about 5 seconds.', 'power-off'],
    ['Hold the power button for 15 seconds.', 'power-drain'],
  ])('is refused where it contradicts: %s', (line, id) => {
    expect(messages(line)).toEqual([
      expect.stringMatching(new RegExp(`is not what facts.yaml says: .*Write :fact\\[${id}\\]`)),
    ])
  })

  test.each(['It charges to 60, 80 or 85% and stops.', 'Wait 10 days.', 'About half are worn.'])(
    'about something else is left alone: %s',
    line => expect(messages(line)).toEqual([]),
  )

  test('may stand in codes and policies if it is right', () => {
    const of = (text: string) => figureProblems('x.yaml', text, shipped, 'allowed')
    expect(of('Free updates ended on 14 October 2025.')).toEqual([])
    expect(of('Free updates ended on 14 October 2024.')).toHaveLength(1)
  })
})

test('a fact that takes its day from a version that is not there is refused', () => {
  const text =
    'facts:\n  - id: gone\n    about: Nothing that we know of\n    last_day_of: { system: windows-11, version: 20H1 }\n'
  expect(readFacts(text, lifecycle).problems).toEqual([
    expect.objectContaining({
      file: FACTS_FILE,
      line: 2,
      message: expect.stringContaining('lifecycle.yaml'),
    }),
  ])
})
