import type { Posting, UnitKind } from './postings.ts'
import type { Wish } from './understand.ts'
import { weight } from './weight.ts'

/** The places of one term, and how many guides have it in all. */
export interface TermPlaces {
  guides: number
  postings: readonly Posting[]
}

export interface Scored {
  guide: number
  score: number
}

/** How much it tells that a term stands in this kind of unit. */
export const TELLS: Record<UnitKind, number> = {
  title: 1.4,
  symptom: 0.95,
  description: 0.5,
  heading: 0.15,
}

export const SETTINGS = {
  /** How much one unit that says the whole query adds to its single words. */
  together: 0.45,
  /** How much it counts that many units of a guide say a word. */
  often: 0.6,
  oftenHalf: 1.5,
  /** A word that nobody knows, beside one that a single guide knows. */
  unknown: 0.7,
  negUnknown: 0.2,
  coverQuery: 0.7,
  coverUnit: 0.9,
  keep: 0.35,
}

export const CONFIDENCE = { share: 4.8, together: 1.9, words: 1.6, foreign: 3.25, least: 3.5 }

interface Sums {
  words: number
  units: Map<number, { kind: UnitKind; met: number; share: number }>
}

/**
 * Weighs guides against wishes, best first. A guide gains by every wish that it meets (no word is required),
 * and again by a single unit that meets most of the query and little else. Guides that meet too small a
 * part of the query are left out, so that a query about something else finds nothing.
 */
export function score(
  wishes: readonly Wish[],
  places: ReadonlyMap<string, TermPlaces>,
  guides: number,
): Scored[] {
  const sums = new Map<number, Sums>()
  let whole = 0
  for (const wish of wishes) {
    const value = wish.part * valueOf(wish, places, guides)
    whole += value
    for (const [guide, met] of meeting(wish, places)) {
      const sum = sums.get(guide) ?? { words: 0, units: new Map() }
      sums.set(guide, sum)
      sum.words += value * met.best
      for (const [unit, found] of met.units) {
        const before = sum.units.get(unit) ?? { kind: found.kind, met: 0, share: 0 }
        sum.units.set(unit, {
          kind: found.kind,
          met: before.met + value * found.factor,
          share: before.share + found.share,
        })
      }
    }
  }
  if (whole === 0) return []
  const scored = [...sums].map(([guide, sum]) => {
    const t = together(sum, whole)
    return {
      guide,
      words: sum.words,
      together: t,
      score: sum.words / whole + SETTINGS.together * t,
    }
  })
  scored.sort((a, b) => b.score - a.score || a.guide - b.guide)
  const best = scored[0]
  const foreign = wishes.some(
    ({ kind, leads }) => kind === 'elsewhere' && !places.has(leads[0]?.term ?? ''),
  )
  if (!best || doubtful(best.words, best.words / whole, best.together, foreign)) return []
  return scored.filter(s => s.score >= best.score * SETTINGS.keep)
}

/**
 * Whether even the best guide is no answer. The numbers were fitted to queries with and without an answer, so that
 * about one good query in fifty is refused: what share of the query is met, how much one unit says of it,
 * how much is met at all, and whether a word of another subject stands beside.
 */
function doubtful(words: number, share: number, together: number, foreign: boolean): boolean {
  const sum =
    CONFIDENCE.share * share +
    CONFIDENCE.together * together +
    CONFIDENCE.words * Math.min(1.5, words)
  return sum - (foreign ? CONFIDENCE.foreign : 0) < CONFIDENCE.least
}

/** What a wish is worth: by its own term if guides have it, else by the terms that it leads to. */
export function valueOf(
  { kind, leads, part }: Wish,
  places: ReadonlyMap<string, TermPlaces>,
  guides: number,
): number {
  const own = places.get(leads[0]?.term ?? '')
  if (own && kind === 'elsewhere') return weight('plain', own.guides, guides)
  if (own) return weight(kind, own.guides, guides)
  const led = leads.slice(1).flatMap(({ term, factor }) => {
    const found = places.get(term)
    return found ? [factor * weight(kind, found.guides, guides)] : []
  })
  if (led.length > 0) return Math.max(...led)
  if (/\d/.test(leads[0]?.term ?? '')) return 0.05
  if (kind === 'weak') return weight(kind, 0, guides) * 0.3
  return (
    weight(kind, 0, guides) *
    (kind === 'elsewhere' ? 1 : part < 1 ? SETTINGS.negUnknown : SETTINGS.unknown)
  )
}

interface Met {
  best: number
  units: Map<number, { kind: UnitKind; factor: number; share: number }>
}

/** Which guides meet one wish, where, and how well. */
function meeting({ leads }: Wish, places: ReadonlyMap<string, TermPlaces>): Map<number, Met> {
  const meeting = new Map<number, Met>()
  for (const { term, factor } of leads) {
    for (const posting of places.get(term)?.postings ?? []) {
      const met: Met = meeting.get(posting.guide) ?? { best: 0, units: new Map() }
      meeting.set(posting.guide, met)
      let tells = 0
      let often = 0
      for (const { unit, kind, share } of posting.places) {
        tells = Math.max(tells, TELLS[kind])
        often += TELLS[kind]
        const before = met.units.get(unit)
        if (!before || before.factor < factor)
          met.units.set(unit, { kind, factor, share: share * factor })
      }
      const usual = often / (often + SETTINGS.oftenHalf)
      met.best = Math.max(met.best, factor * tells * (1 - SETTINGS.often + SETTINGS.often * usual))
    }
  }
  return meeting
}

/** How well the best single unit of a guide says the query, 0 to 1. */
function together({ units }: Sums, whole: number): number {
  let best = 0
  for (const { kind, met, share } of units.values()) {
    const query = Math.min(1, met / whole) ** SETTINGS.coverQuery
    const unit = Math.min(1, share) ** SETTINGS.coverUnit
    best = Math.max(best, TELLS[kind] * query * unit)
  }
  return best
}
