import type { TermPlaces, UnitKind } from './postings.ts'
import type { Wish } from './understand.ts'

/** How much it tells that a term stands in this kind of unit. */
export const TELLS: Record<UnitKind, number> = {
  title: 1.4,
  symptom: 0.95,
  description: 0.5,
  heading: 0.15,
}

/** How a guide meets one wish. */
export interface Met {
  /** As a part of what the wish is worth. */
  best: number
  /** The units that meet it, by number. */
  units: Map<number, UnitMet>
}

export interface UnitMet {
  kind: UnitKind
  /** How surely the unit says what was wished. */
  factor: number
  /** How much of the unit is about it. */
  share: number
}

/** This part of the value depends on how many units say a term; so many units give half of it. */
const OFTEN = 0.6
const HALF_OFTEN = 1.5

/** Which guides meet a wish, where, and how well. The best of its leads counts, not their sum. */
export function meeting(
  { leads }: Wish,
  places: ReadonlyMap<string, TermPlaces>,
): Map<number, Met> {
  const guides = new Map<number, Met>()
  for (const { term, factor } of leads) {
    for (const { guide, places: found } of places.get(term)?.postings ?? []) {
      const met = guides.get(guide) ?? { best: 0, units: new Map<number, UnitMet>() }
      guides.set(guide, met)
      for (const { unit, kind, share } of found) {
        if ((met.units.get(unit)?.factor ?? 0) >= factor) continue
        met.units.set(unit, { kind, factor, share: share * factor })
      }
      const tells = found.map(({ kind }) => TELLS[kind])
      const often = tells.reduce((sum, value) => sum + value, 0)
      const usual = 1 - OFTEN + (OFTEN * often) / (often + HALF_OFTEN)
      met.best = Math.max(met.best, factor * Math.max(0, ...tells) * usual)
    }
  }
  return guides
}
