import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { turnsOf } from '#domain/turns/fix-parts.ts'
import type { Part } from '#domain/turns/fix-parts.ts'
import { systemIds } from '#domain/guide/systems.ts'
import { addressOf, placeIn, turnViews } from '#domain/turns/place.ts'
import { placeBefore, screenAt } from '#domain/turns/screens.ts'
import type { FixOnPage } from '#domain/turns/screens.ts'

const part = (kind: Part['kind'], words: string, ...systems: string[]): Part<string> => ({
  kind,
  words,
  systems,
  inside: [],
  node: words,
})
const fixOf = (number: number, ...parts: Part<string>[]): FixOnPage<string> => ({
  number,
  word: 'Fix',
  title: `Fix number ${number}`,
  expect: undefined,
  undo: undefined,
  parts,
})
const step = (fix: number, number: number) => ({ fix, step: number, view: 'step' as const })
const words = (parts: readonly Part[]) => parts.map(one => one.words)

const anyPart = fc.record({
  kind: fc.constantFrom<Part['kind']>('step', 'command', 'picture', 'text', 'stop'),
  systems: fc.subarray(['macos', 'linux']),
  inside: fc.constant([]),
  words: fc.constantFrom('Wait', 'Type the command below', 'Read this'),
  node: fc.string(),
})

describe('the steps of a fix', () => {
  test('nothing is lost and nothing is shown twice', () => {
    fc.assert(
      fc.property(fc.array(anyPart), parts => {
        const { turns, rest } = turnsOf(parts, undefined)
        const shown = [...turns.flatMap(turn => [...turn.above, turn.step, ...turn.below]), ...rest]
        expect(shown).toHaveLength(parts.length)
        expect(new Set(shown)).toEqual(new Set(parts))
      }),
    )
  })

  test('a warning stands above the next step, never below one', () => {
    fc.assert(
      fc.property(fc.array(anyPart), parts => {
        for (const { below } of turnsOf(parts, undefined).turns)
          expect(below.every(({ kind }) => kind === 'command' || kind === 'picture')).toBe(true)
      }),
    )
  })

  test('what is for another system is left out', () => {
    fc.assert(
      fc.property(fc.array(anyPart), parts => {
        const { turns } = turnsOf(parts, 'macos')
        const steps = parts.filter(
          ({ kind, systems }) =>
            kind === 'step' && (systems.length === 0 || systems.includes('macos')),
        )
        expect(turns.map(turn => turn.step)).toEqual(steps)
      }),
    )
  })

  test('a command stands with the step that speaks of it', () => {
    const { turns } = turnsOf(
      [
        part('step', 'Type the first command below.'),
        part('step', 'Wait for 100%.'),
        part('step', 'Type the second command below.'),
        part('step', 'Restart.'),
        part('command', 'sfc'),
        part('command', 'dism'),
        part('command', 'third'),
      ],
      undefined,
    )
    expect(turns.map(({ below }) => words(below))).toEqual([['sfc'], [], ['dism'], ['third']])
  })
})

describe('an address', () => {
  test('names the place that it was made from', () => {
    const number = fc.integer({ min: 1, max: 99 })
    const place = fc.record(
      {
        fix: number,
        step: number,
        view: fc.constantFrom(...turnViews),
        system: fc.constantFrom(...systemIds),
      },
      { requiredKeys: ['fix', 'step', 'view'] },
    )
    fc.assert(
      fc.property(place, given => {
        const { search, hash } = new URL(addressOf(given), 'https://fixwise.example/issue/16')
        expect(placeIn(search, hash)).toEqual(given)
      }),
    )
  })

  test('that names a computer which nobody knows names none', () => {
    for (const system of ['', 'amiga', 'Windows-11', 'constructor'])
      expect(placeIn(`?step=2&system=${system}`, '#fix-1')).toEqual(step(1, 2))
  })

  test('without a step is no place', () => expect(placeIn('?q=wifi', '#fix-2')).toBeUndefined())

  test('written by hand leads to a step that there is', () => {
    const fixes = [fixOf(1, part('step', 'a'), part('step', 'b')), fixOf(2, part('step', 'c'))]
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (number, view, hash) => {
        const query = new URLSearchParams({ step: number, view })
        const place = placeIn(`?${query}`, `#${hash}`)
        expect(place && screenAt(place, fixes, undefined, [])).toBeDefined()
      }),
    )
    expect(screenAt(step(9, 9), fixes, undefined, [])).toMatchObject({
      kind: 'check',
      fix: { number: 2 },
    })
    expect(screenAt(step(1, 0), fixes, undefined, [])).toMatchObject({ kind: 'step', step: 1 })
  })
})

describe('a fix for several systems', () => {
  const offered = ['windows-11', 'macos', 'chromeos']
  const fix = fixOf(
    1,
    part('text', 'For Windows and Mac only', 'chromeos'),
    part('step', 'w', 'windows-11'),
    part('step', 'm', 'macos'),
  )
  const kindFor = (system: string | undefined) => screenAt(step(1, 1), [fix], system, offered)?.kind

  test('asks which it is, if nobody has said so', () =>
    expect(kindFor(undefined)).toBe('choose-system'))
  test('shows the steps of the chosen one', () => expect(kindFor('macos')).toBe('step'))
  test('says so if it has none for it', () => expect(kindFor('chromeos')).toBe('no-steps'))
  test('asks again if this guide does not know the chosen one', () =>
    expect(kindFor('linux')).toBe('choose-system'))
  test('does not ask where all steps are the same', () => {
    const same = fixOf(1, part('step', 'a'), part('text', 'Not here', 'chromeos'))
    expect(screenAt(step(1, 1), [same], undefined, ['windows-11', 'macos'])?.kind).toBe('step')
  })
  test('asks again on request, and a reader who keeps the choice goes back to the step', () => {
    const change = { ...step(1, 1), view: 'system' as const }
    const asked = screenAt(change, [fix], 'macos', offered)
    expect(asked).toMatchObject({ kind: 'choose-system', isChange: true })
    expect(asked && placeBefore(asked)).toEqual(step(1, 1))
    const unknown = screenAt(change, [fix], undefined, offered)
    expect(unknown && placeBefore(unknown)).toBeUndefined()
  })
  test('asks where only a note inside a step differs', () => {
    const noted = fixOf(1, { ...part('step', 'a'), inside: [['macos']] })
    expect(screenAt(step(1, 1), [noted], undefined, offered)?.kind).toBe('choose-system')
  })
})

test('a step knows the one after it, for the same computer', () => {
  const fix = fixOf(1, part('step', 'a'), part('step', 'mac', 'macos'), part('step', 'b'))
  const after = (number: number) =>
    screenAt(step(1, number), [fix], 'linux', ['macos', 'linux']) as { following?: { step: Part } }
  expect(after(1).following?.step.words).toBe('b')
  expect(after(2).following).toBeUndefined()
})

test('Back leads through every step to the first, and then out', () => {
  const fixes = [fixOf(1, part('step', 'a'), part('step', 'b'))]
  const before = (place: Parameters<typeof screenAt>[0]) => {
    const screen = screenAt(place, fixes, undefined, [])
    return screen && placeBefore(screen)
  }
  expect(before({ ...step(1, 3), view: 'done' })).toEqual(step(1, 3))
  expect(before(step(1, 3))).toEqual(step(1, 2))
  expect(before({ ...step(1, 2), view: 'unseen' })).toEqual(step(1, 2))
  expect(before(step(1, 2))).toEqual(step(1, 1))
  expect(before(step(1, 1))).toBeUndefined()
})
