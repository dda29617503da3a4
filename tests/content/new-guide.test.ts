import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { topicIds } from '#domain/guide/topics.ts'
import { styleProblems } from '#integrations/guides/advice.ts'
import { hazardProblems } from '#integrations/guides/hazards/check-hazards.ts'
import { readGuides, readLibrary } from '#integrations/guides/library.ts'
import { nearGuides } from '#integrations/guides/near-guides.ts'
import { newGuideFile, newGuideText, nextFreeId, slugOf } from '#integrations/guides/new-guide.ts'
import { labelProblems } from '#integrations/labels/check-labels.ts'
import { labelFiles, readLabels } from '#integrations/labels/read-labels.ts'
import { shippedLedgers } from '#integrations/ledgers.ts'

const TODAY = '2026-11-21'

describe('a new guide', () => {
  const title = fc
    .string({ unit: 'grapheme-ascii', minLength: 10, maxLength: 70 })
    .filter(text => text.trim().length >= 10)

  test('passes the check whatever its title and topic', () => {
    fc.assert(
      fc.property(
        title,
        fc.constantFrom(...topicIds),
        fc.integer({ min: 1 }),
        (title, topic, id) => {
          const guide = { id, title, topic, today: TODAY }
          const file = newGuideFile(guide)
          const text = newGuideText(guide)
          const { found, problems } = readGuides([{ file, text }], [])
          expect(problems).toEqual([])
          expect(found[0]?.guide).toMatchObject({ id, topic, title: title.trim() })
        },
      ),
      { numRuns: 30 },
    )
  })

  test('reminds its writer of what is still to be written, and of nothing worse', () => {
    const guide = {
      id: 46,
      title: 'The mouse jumps about',
      topic: 'devices',
      today: TODAY,
    } as const
    const text = newGuideText(guide)
    const { found } = readGuides([{ file: newGuideFile(guide), text }], [])
    const problems = found.flatMap(one => styleProblems(one.file, text, one.guide, TODAY))
    expect(problems.length).toBeGreaterThan(10)
    for (const { level, field } of problems) expect([level, field]).toEqual(['advice', 'to do'])
  })

  test('has no step without its safeguard, and no label that a screen does not show', () => {
    const guide = { id: 46, title: 'The mouse jumps', topic: 'devices', today: TODAY } as const
    const { found } = readGuides([{ file: newGuideFile(guide), text: newGuideText(guide) }], [])
    const { book } = readLabels(labelFiles(process.cwd()))
    const hazards = [...shippedLedgers().hazards.values()]
    expect(
      found.flatMap(({ file, guide }) => [
        ...hazardProblems(file, guide, hazards),
        ...labelProblems(file, guide, book),
      ]),
    ).toEqual([])
  })

  test('is due for review half a year later', () => {
    const text = newGuideText({ id: 1, title: 'x', topic: 'power', today: '2026-08-31' })
    expect(text).toContain('next_review: 2027-03-03')
  })
})

test('the next free number fills the first gap', () => {
  expect(nextFreeId([])).toBe(1)
  expect(nextFreeId([1, 2, 3, 100])).toBe(4)
  expect(nextFreeId([2, 3])).toBe(1)
})

test.each([
  ["Wi-Fi won't connect", 'wifi-wont-connect'],
  ['Café  &  Crème', 'cafe-creme'],
  ['One two three four five six seven', 'one-two-three-four-five-six'],
  ['¿¡…!?', 'new-guide'],
])('"%s" gives the file name %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

describe('a writer is told which guides may answer it already', () => {
  const { guides } = readLibrary(process.cwd())
  const near = (title: string) => nearGuides(process.cwd(), guides, title)

  test('with the fix, where one fix is the answer', async () => {
    const [first] = await near('Windows Update is stuck at 0 percent')
    expect(first).toMatchObject({ id: 31, fix: expect.stringMatching(/^Fix \d+: /) })
  })

  test('three at most, in a library of any size', async () => {
    expect((await near('Laptop is slow and has no sound')).length).toBeLessThanOrEqual(3)
  })

  test('and nothing where no guide comes near', async () => {
    expect(await near('Sourdough will not rise')).toEqual([])
  })
})
