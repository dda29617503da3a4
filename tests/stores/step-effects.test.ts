import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'

import type { SystemId } from '#domain/guide/systems.ts'
import type { StepEffects } from '#domain/turns/step-effects.ts'
import type { Screen } from '#domain/turns/screens.ts'
import { createStepEffects } from '#stores/turns/step-effects.ts'

const step = { kind: 'step' as const, words: 'Open.', systems: [], inside: [], node: undefined }
const fix = {
  number: 1,
  word: 'Fix',
  title: 'Wi-Fi',
  expect: undefined,
  undo: undefined,
  parts: [step],
}
const turn = { above: [], step, below: [] }
const here = { fix, system: undefined, of: 1, next: undefined }
const atStep: Screen = {
  ...here,
  kind: 'step',
  step: 1,
  turn,
  following: undefined,
}
const effects: StepEffects = [[[{ systems: [], see: ['A light.'] }]]]

function open(load: (guide: number) => Promise<StepEffects | undefined>) {
  const $screen = atom<Screen | undefined>(atStep)
  const $shown = atom<SystemId | undefined>()
  const asked = vi.fn(load)
  // A store that nobody follows is worked out when it is asked for.
  return {
    $screen,
    asked,
    store: createStepEffects({ guide: () => 16, $screen, $shown }, asked),
  }
}

test('the steps ask once for what comes of them, and are shown without it until it is there', async () => {
  const { store, asked, $screen } = open(async () => effects)
  expect(asked).not.toHaveBeenCalled()
  const first = store.load()
  expect(store.$here.get().see).toBeUndefined()
  await Promise.all([first, store.load()])
  expect(asked.mock.calls).toEqual([[16]])
  expect(store.$here.get().see).toEqual(['A light.'])
  $screen.set({ ...here, kind: 'unseen', step: 1, turn })
  expect(store.$here.get().see).toEqual(['A light.'])
  $screen.set({ ...here, kind: 'done' })
  expect(store.$here.get().see).toBeUndefined()
})

test('after a failure they ask again when they are opened again', async () => {
  const answers = [undefined, effects]
  const { store } = open(async () => answers.shift())
  await store.load()
  expect(store.$here.get().see).toBeUndefined()
  await store.load()
  expect(store.$here.get().see).toEqual(['A light.'])
})
