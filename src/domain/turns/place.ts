import { systemIds } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'

/** What is shown of a guide's step: itself, or what a reader has asked for from there. */
export const turnViews = ['step', 'system', 'unseen', 'stop', 'done', 'unfixed'] as const
export type TurnView = (typeof turnViews)[number]

/** Where a reader is. Fixes and steps count from 1; the step after the last is the check. */
export interface TurnPlace {
  fix: number
  step: number
  view: TurnView
  /** The computer that the sender of the address has in mind. */
  system?: SystemId
}

/** The place that an address names: `?step=3&system=macos#fix-2`. Undefined where it asks for no step. */
export function placeIn(search: string, hash: string): TurnPlace | undefined {
  const query = new URLSearchParams(search)
  const step = query.get('step')
  if (step === null) return undefined
  const view = turnViews.find(name => name === query.get('view')) ?? 'step'
  const system = systemIds.find(id => id === query.get('system'))
  return {
    fix: wholeNumber(/^#fix-(\d+)$/.exec(hash)?.[1]),
    step: wholeNumber(step),
    view,
    ...(system && { system }),
  }
}

/** From 1 upwards, whatever was written. */
function wholeNumber(text: string | undefined): number {
  const number = /^\s*\d{1,9}\s*$/.test(text ?? '') ? Number(text) : 1
  return Math.max(1, number)
}

/** The query and the fragment of a place. Without a script, the fragment leads to the fix. */
export const addressOf = ({ fix, step, view, system }: TurnPlace): string =>
  `?step=${step}${view === 'step' ? '' : `&view=${view}`}${system ? `&system=${system}` : ''}#fix-${fix}`
