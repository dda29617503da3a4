import { atom, computed } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import type { SystemId } from '#domain/guide/systems.ts'
import type { Screen } from '#domain/turns/screens.ts'
import { effectsHere, noEffects } from '#domain/turns/step-effects.ts'
import type { StepEffects } from '#domain/turns/step-effects.ts'
import { loadStepEffects } from '#services/step-effects.ts'
import { turns } from './turns.ts'

interface Turns {
  guide: () => number
  $screen: ReadableAtom<Screen | undefined>
  $shown: ReadableAtom<SystemId | undefined>
}

/** What comes of the step that is shown: it is loaded when the first step opens, and steps are shown without it until then. */
export function createStepEffects(turns: Turns, load: typeof loadStepEffects) {
  const $all = atom<StepEffects>([])
  let loading: Promise<void> | undefined

  async function ask() {
    const effects = await load(turns.guide())
    if (effects) $all.set(effects)
    else loading = undefined
  }

  return {
    $here: computed([turns.$screen, turns.$shown, $all], (screen, system, all) =>
      screen?.kind === 'step' || screen?.kind === 'unseen'
        ? effectsHere(all, screen.fix, screen.turn.step, system)
        : noEffects,
    ),
    /** Loads once; after a failure, again when the steps are opened again. */
    load: () => (loading ??= ask()),
  }
}

export const stepEffects = createStepEffects(turns, loadStepEffects)
