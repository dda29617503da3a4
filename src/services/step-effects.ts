import * as v from 'valibot'

import { StepEffects } from '#domain/turns/step-effects.ts'
import { timeOut } from './time-out.ts'

const TIME_OUT = 15_000

/** What comes of each step of a guide. Undefined if it does not arrive, or is of no use: a step can do without. */
export async function loadStepEffects(guide: number): Promise<StepEffects | undefined> {
  try {
    const response = await fetch(`/turns/${guide}.json`, { signal: timeOut(TIME_OUT) })
    return response.ok ? v.parse(StepEffects, await response.json()) : undefined
  } catch {
    return undefined
  }
}
