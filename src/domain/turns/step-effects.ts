/** What comes of each step of a guide. The build writes it beside the page, `/turns/16.json`; the steps load it. */
import * as v from 'valibot'

import type { Part } from './fix-parts.ts'

/** Plain fields, where a variant for each kind would cost every page of the site its code. */
const FileEffect = v.object({
  /** Empty where it is for every computer. */
  systems: v.array(v.string()),
  /** What the reader should see: every second piece is a label of the screen. An empty list says that it is nothing. */
  see: v.optional(v.array(v.string())),
  /** How long to wait, in seconds. */
  wait: v.optional(v.number()),
  /** Whether the computer goes off or starts again. */
  restarts: v.optional(v.boolean()),
  /** Whether the internet stops. */
  cutsNetwork: v.optional(v.boolean()),
})

/** A list for each fix, in it a list for each step in the order of the page, whatever the computer. */
export const StepEffects = v.array(v.array(v.array(FileEffect)))
export type StepEffects = v.InferOutput<typeof StepEffects>

/** What comes of one step, on one computer. */
export interface EffectsHere {
  /** What the reader should see; every second piece is a label of the screen. */
  see: readonly string[] | undefined
  /** How long to wait. */
  seconds: number | undefined
  restarts: boolean
  cutsNetwork: boolean
}

export const noEffects: EffectsHere = {
  see: undefined,
  seconds: undefined,
  restarts: false,
  cutsNetwork: false,
}

/**
 * What comes of a step. A page and a file of two versions of the guide do not belong together: then nothing is known,
 * and the step is shown without it.
 */
export function effectsHere(
  all: StepEffects,
  { number, parts }: { number: number; parts: readonly Part[] },
  step: Part,
  system: string | undefined,
): EffectsHere {
  const steps = parts.filter(({ kind }) => kind === 'step')
  const inFix = all[number - 1]
  if (inFix?.length !== steps.length) return noEffects
  const effects = inFix[steps.indexOf(step)] ?? []
  // What is said of this computer counts for more than what is said of all.
  const own = effects.filter(({ systems }) => system !== undefined && systems.includes(system))
  const mine = [...own, ...effects.filter(({ systems }) => systems.length === 0)]
  const see = mine.find(effect => effect.see)?.see
  return {
    see: see?.length ? see : undefined,
    seconds: mine.find(({ wait }) => wait)?.wait,
    restarts: mine.some(({ restarts }) => restarts),
    cutsNetwork: mine.some(({ cutsNetwork }) => cutsNetwork),
  }
}
