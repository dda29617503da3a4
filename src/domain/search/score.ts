import { isAnswer } from './confidence.ts'
import { meeting, TELLS } from './meeting.ts'
import type { TermPlaces, UnitKind } from './postings.ts'
import type { Wish } from './understand.ts'
import { foreignness, namesComputer, namesPart, worth } from './weight.ts'

/** A guide, by its place in the index, and how well it answers. */
export interface Scored {
  guide: number
  score: number
}

/** How much a single unit that says the whole query adds to its words one by one. */
const TOGETHER = 0.45
const COVERS_QUERY = 0.7
const COVERS_UNIT = 0.9
/** Beside a computer, words that no guide has count no more than this together: they tell a story. */
const MOST_CHATTER = 0.8
/** Guides below this share of the best score are not shown. */
const KEEP = 0.35

interface Sum {
  met: number
  units: Map<number, { kind: UnitKind; met: number; share: number }>
}

/**
 * Weighs guides against wishes, best first. A guide gains by every wish that it meets (no word is required),
 * and again by a single unit that meets most of the query and says little else. Nothing comes back
 * when even the best guide meets too little of the query.
 */
export function score(
  wishes: readonly Wish[],
  places: ReadonlyMap<string, TermPlaces>,
  guides: number,
): Scored[] {
  const sums = new Map<number, Sum>()
  let whole = 0
  let chatter = 0
  for (const wish of wishes) {
    const value = worth(wish, places, guides)
    const met = meeting(wish, places)
    if (met.size > 0) whole += value
    else chatter += value
    for (const [guide, { best, units }] of met) {
      const sum = sums.get(guide) ?? { met: 0, units: new Map() }
      sums.set(guide, sum)
      sum.met += value * best
      for (const [unit, { kind, factor, share }] of units) {
        const before = sum.units.get(unit) ?? { kind, met: 0, share: 0 }
        before.met += value * factor
        before.share += share
        sum.units.set(unit, before)
      }
    }
  }
  const ours = namesComputer(wishes) || namesPart(wishes)
  whole += ours ? Math.min(chatter, MOST_CHATTER) : chatter
  if (whole === 0) return []

  const scored = [...sums].map(([guide, sum]) => {
    const one = together(sum, whole)
    return { guide, met: sum.met, one, score: sum.met / whole + TOGETHER * one }
  })
  scored.sort((a, b) => b.score - a.score || a.guide - b.guide)
  const [best] = scored
  if (!best) return []
  const evidence = {
    met: best.met,
    share: best.met / whole,
    together: best.one,
    foreign: foreignness(wishes, places),
    computer: namesComputer(wishes),
    fault: wishes.some(({ fault }) => fault),
  }
  if (!isAnswer(evidence)) return []
  return scored
    .filter(({ score }) => score >= best.score * KEEP)
    .map(({ guide, score }) => ({ guide, score }))
}

/** How well the best single unit of a guide says the query. */
function together({ units }: Sum, whole: number): number {
  let best = 0
  for (const { kind, met, share } of units.values()) {
    const ofQuery = Math.min(1, met / whole) ** COVERS_QUERY
    const ofUnit = Math.min(1, share) ** COVERS_UNIT
    best = Math.max(best, TELLS[kind] * ofQuery * ofUnit)
  }
  return best
}
