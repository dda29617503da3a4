import type { Place, TermPlaces, UnitKind } from './postings.ts'
import type { Clause } from './understand.ts'

/** How much it tells that a term stands in this kind of unit. */
export const TELLS: Record<UnitKind, number> = {
  title: 1.4,
  symptom: 0.95,
  description: 0.5,
  heading: 0.15,
}

/** How a unit of a guide meets one clause. */
export interface UnitMatch {
  kind: UnitKind
  /** How surely the unit says what was asked for. */
  factor: number
  /** How much of the unit is about it. */
  share: number
}

/** This part of the value depends on how many units say a term; so many units give half of it. */
const OFTEN = 0.6
const HALF_OFTEN = 1.5

/** Which guides meet a clause, and how well, as a part of what the clause is worth. The best of its expansions counts, not their sum. */
export function guidesMatching(
  { expansions }: Clause,
  places: ReadonlyMap<string, TermPlaces>,
): Map<number, number> {
  const guides = new Map<number, number>()
  for (const { term, factor } of expansions) {
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

/** The units of some guides that meet a clause, by number. */
export function unitsMatching(
  { expansions }: Clause,
  places: ReadonlyMap<string, TermPlaces>,
  among: ReadonlySet<number>,
): Map<number, Map<number, UnitMatch>> {
  const guides = new Map<number, Map<number, UnitMatch>>()
  for (const { term, factor } of expansions) {
    for (const { guide, places: found } of places.get(term)?.postings ?? []) {
      if (!among.has(guide)) continue
      const units = guides.get(guide) ?? new Map<number, UnitMatch>()
      guides.set(guide, units)
      for (const { unit, kind, share } of found) {
        if ((units.get(unit)?.factor ?? 0) >= factor) continue
        units.set(unit, { kind, factor, share: share * factor })
      }
    }
  }
  return guides
}
