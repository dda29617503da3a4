import { expect, test } from 'vitest'

import { effectsHere, noEffects } from '#domain/turns/step-effects.ts'
import type { StepEffects } from '#domain/turns/step-effects.ts'
import type { Part } from '#domain/turns/fix-parts.ts'

const part = (kind: Part['kind'], words: string): Part => ({
  kind,
  words,
  systems: [],
  inside: [],
  node: words,
})
const [first, last] = [part('step', 'Open.'), part('step', 'Close.')]
const fix = { number: 2, parts: [part('text', 'Read.'), first, part('command', 'x'), last] }
const see = (words: string, ...systems: string[]) => ({
  systems,
  see: [words],
})
const file = (...steps: StepEffects[number]): StepEffects => [[], steps]

test('a step finds its own by its fix and its place among the steps, whatever stands between them', () => {
  const all = file([see('A light.')], [see('A sound.')])
  expect(effectsHere(all, fix, first, 'macos').see).toEqual(['A light.'])
  expect(effectsHere(all, fix, last, 'macos').see).toEqual(['A sound.'])
  expect(effectsHere(all, { ...fix, number: 1 }, first, 'macos')).toEqual(noEffects)
  expect(effectsHere(all, { ...fix, number: 9 }, first, 'macos')).toEqual(noEffects)
})

test('a line for a computer counts for more than one for all, and for no other computer', () => {
  const all = file([see('A panel.'), see('A menu.', 'macos'), { systems: ['linux'], see: [] }], [])
  const seen = (system?: string) => effectsHere(all, fix, first, system).see
  expect([seen('macos'), seen('linux'), seen('windows-11'), seen()]).toEqual([
    ['A menu.'],
    undefined,
    ['A panel.'],
    ['A panel.'],
  ])
})

test('a reader who has not named a computer is shown nothing that is for one of them', () =>
  expect(
    effectsHere(file([see('A menu.', 'macos')], []), fix, first, undefined).see,
  ).toBeUndefined())

test('a wait, a restart and a network that goes are told, each for its computer', () => {
  const all = file(
    [
      { systems: [], wait: 300 },
      { systems: ['macos'], restarts: true },
      { systems: [], cutsNetwork: true },
    ],
    [],
  )
  const effects = { see: undefined, seconds: 300, restarts: true, cutsNetwork: true }
  expect(effectsHere(all, fix, first, 'macos')).toEqual(effects)
  expect(effectsHere(all, fix, first, 'linux')).toEqual({ ...effects, restarts: false })
  expect(effectsHere(all, fix, last, 'macos')).toEqual(noEffects)
})

test('a file of another day, whose fix has more steps than the page, is not believed', () =>
  expect(effectsHere(file([see('A light.')], [], []), fix, first, 'macos')).toEqual(noEffects))
