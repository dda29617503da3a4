import { assertNever } from '#domain/result.ts'
import { differs, systemShown, turnsOf } from './fix-parts.ts'
import type { Part, Turn } from './fix-parts.ts'
import type { TurnPlace } from './place.ts'

/** A fix as its page describes it. */
export interface FixOnPage<Node = unknown> {
  number: number
  /** "Fix", or "Way" in a guide that repairs nothing. */
  word: string
  title: string
  /** What should happen, and how to undo it. */
  expect: Node | undefined
  undo: Node | undefined
  parts: readonly Part<Node>[]
}

interface AtFix<Node> {
  fix: FixOnPage<Node>
  /** The system that it is shown for. */
  system: string | undefined
  /** Its steps. */
  of: number
  /** The number of the next fix, where there is one. */
  next: number | undefined
}

/** What the step-by-step view shows. */
export type Screen<Node = unknown> = AtFix<Node> &
  /** A reader who only wants to change an earlier choice may go back without a new one. */
  (
    | { kind: 'choose-system'; step: number; isChange: boolean }
    | { kind: 'no-steps' }
    /** `following` is the turn after it. */
    | { kind: 'step'; step: number; turn: Turn<Node>; following: Turn<Node> | undefined }
    | { kind: 'unseen'; step: number; turn: Turn<Node> }
    | { kind: 'stop'; step: number }
    | { kind: 'check'; rest: readonly Part<Node>[] }
    | { kind: 'done' }
    | { kind: 'unfixed' }
  )

/** The screen at a place; impossible numbers lead to the nearest step. Undefined where a guide has no fixes. */
export function screenAt<Node>(
  place: TurnPlace,
  fixes: readonly FixOnPage<Node>[],
  chosen: string | undefined,
  offered: readonly string[],
): Screen<Node> | undefined {
  const at = Math.min(Math.max(place.fix, 1), fixes.length) - 1
  const fix = fixes[at]
  if (!fix) return undefined
  const known = chosen !== undefined && offered.includes(chosen) ? chosen : undefined
  const system = systemShown(fix.parts, known, offered)
  const { turns, rest } = turnsOf(fix.parts, system)
  const here = { fix, system, of: turns.length, next: fixes[at + 1]?.number }
  const step = Math.min(Math.max(place.step, 1), turns.length + 1)
  if (place.view === 'stop') return { ...here, kind: 'stop', step }
  if (place.view === 'done' || place.view === 'unfixed') return { ...here, kind: place.view }
  const mustAsk = known === undefined && differs(fix.parts, offered)
  if (mustAsk || (place.view === 'system' && offered.length > 1))
    return { ...here, kind: 'choose-system', step, isChange: !mustAsk }
  if (turns.length === 0) return { ...here, kind: 'no-steps' }
  const turn = turns[step - 1]
  if (!turn) return { ...here, kind: 'check', rest }
  return place.view === 'unseen'
    ? { ...here, kind: 'unseen', step, turn }
    : { ...here, kind: 'step', step, turn, following: turns[step] }
}

/** The step that a reader stands at; the check counts as one more. */
export function stepOf(screen: Screen): number {
  switch (screen.kind) {
    case 'choose-system':
    case 'step':
    case 'unseen':
    case 'stop':
      return screen.step
    case 'check':
    case 'done':
    case 'unfixed':
      return screen.of + 1
    case 'no-steps':
      return 1
    default:
      return assertNever(screen)
  }
}

/** One step back from a screen; undefined where that leads out of the fix. */
export function placeBefore(screen: Screen): TurnPlace | undefined {
  const isStep = screen.kind === 'step' || screen.kind === 'check'
  const step = stepOf(screen) - (isStep ? 1 : 0)
  const cannotGo = screen.kind === 'choose-system' ? !screen.isChange : screen.kind === 'no-steps'
  return step === 0 || cannotGo ? undefined : { fix: screen.fix.number, step, view: 'step' }
}
