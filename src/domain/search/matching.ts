import type { Place, TermPlaces, UnitKind } from './postings.ts'
import type { Wish } from './understand.ts'

/** How much it tells that a term stands in this kind of unit. */
export const TELLS: Record<UnitKind, number> = {
  title: 1.4,
  symptom: 0.95,
  description: 0.5,
  heading: 0.15,
}

/** How a unit of a guide meets one wish. */
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

/** Which guides meet a wish, and how well, as a part of what the wish is worth. The best of its leads counts, not their sum. */
export function guidesMeeting(
  { leads }: Wish,
  places: ReadonlyMap<string, TermPlaces>,
): Map<number, number> {
  const guides = new Map<number, number>()
  for (const { term, factor } of leads) {
    for (const { guide, places: found } of places.get(term)?.postings ?? []) {
      const met = factor * toldBy(found)
      if (met > (guides.get(guide) ?? 0)) guides.set(guide, met)
    }
  }
  return guides
}

/** How much a guide tells by the places of one term: by the best of them, and by how many they are. */
function toldBy(places: readonly Place[]): number {
  let best = 0
  let often = 0
  for (const { kind } of places) {
    best = Math.max(best, TELLS[kind])
    often += TELLS[kind]
  }
  return best * (1 - OFTEN + (OFTEN * often) / (often + HALF_OFTEN))
}

/** The units of some guides that meet a wish, by number. */
export function unitsMeeting(
  { leads }: Wish,
  places: ReadonlyMap<string, TermPlaces>,
  among: ReadonlySet<number>,
): Map<number, Map<number, UnitMet>> {
  const guides = new Map<number, Map<number, UnitMet>>()
  for (const { term, factor } of leads) {
    for (const { guide, places: found } of places.get(term)?.postings ?? []) {
      if (!among.has(guide)) continue
      const units = guides.get(guide) ?? new Map<number, UnitMet>()
      guides.set(guide, units)
      for (const { unit, kind, share } of found) {
        if ((units.get(unit)?.factor ?? 0) >= factor) continue
        units.set(unit, { kind, factor, share: share * factor })
      }
    }
  }
  return guides
}
