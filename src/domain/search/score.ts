import { isAnswer } from './confidence.ts'
import { guidesMatching, TELLS, unitsMatching } from './matching.ts'
import type { TermPlaces, UnitKind } from './postings.ts'
import type { Clause } from './understand.ts'
import { offTopicScore, namesComputer, namesPart, worth } from './weight.ts'

/** A guide, by its place in the index, and how well it answers. */
export interface Scored {
  guide: number
  score: number
  /** The unit of the symptom that says the query, if one does. */
  symptom?: number
}

/** How much a single unit that says the whole query adds to its words one by one. */
const TOGETHER = 0.45
const COVERS_QUERY = 0.7
const COVERS_UNIT = 0.9
/** Beside a computer, words that no guide has count no more than this together: they tell a story. */
const MOST_CHATTER = 0.8
/** A symptom is what the reader means when it says so much of the query, and so much of it is about the query. */
const MEANS_QUERY = 0.62
const MEANS_UNIT = 0.3
const RATHER_SHORT = 0.4
/** "No wifi" is the guide's subject, and any of its fixes may be meant. */
const LEAST_WISHES = 2
/** Guides below this share of the best score are not shown. */
const KEEP = 0.35

/** Only so many guides, those that meet most, are looked at unit by unit. */
const LOOKED_AT = 100

/** What a query asks for; `fact`: it asks for knowledge, not for help. */
interface Asked {
  clauses: readonly Clause[]
  fact: boolean
}

/** A clause with its worth. */
interface Valued {
  clause: Clause
  value: number
}

/**
 * Weighs guides against clauses, best first. A guide gains by every clause that it meets (no word is required),
 * and again by a single unit that meets most of the query and says little else. Nothing comes back
 * when even the best guide meets too little of the query.
 */
export function score(
  { clauses, fact }: Asked,
  places: ReadonlyMap<string, TermPlaces>,
  guides: number,
): Scored[] {
  const valued = clauses.map(clause => ({ clause, value: worth(clause, places, guides) }))
  const ours = namesComputer(clauses) || namesPart(clauses)
  const { sums, whole } = summed(valued, places, ours ? MOST_CHATTER : Infinity)
  const among = new Map(
    [...sums].sort(([a, met], [b, other]) => other - met || a - b).slice(0, LOOKED_AT),
  )
  const units = bestUnits(valued, places, whole, new Set(among.keys()))
  const scored = [...among].map(([guide, met]) => {
    const { one, symptom } = units.get(guide) ?? { one: 0, symptom: undefined }
    return { guide, met, one, symptom, score: met / whole + TOGETHER * one }
  })
  scored.sort((a, b) => b.score - a.score)
  const [best] = scored
  if (!best) return []
  const evidence = {
    met: best.met,
    share: best.met / whole,
    together: best.one,
    foreign: offTopicScore(clauses, places),
    computer: namesComputer(clauses),
    fault: clauses.some(({ fault }) => fault),
    fact,
  }
  if (!isAnswer(evidence)) return []
  return scored
    .filter(({ score }) => score >= best.score * KEEP)
    .map(({ guide, score, symptom }) =>
      symptom === undefined ? { guide, score } : { guide, score, symptom },
    )
}

/** How much of the clauses each guide meets, and what they are worth as a whole. */
function summed(
  valued: readonly Valued[],
  places: ReadonlyMap<string, TermPlaces>,
  mostChatter: number,
): { sums: Map<number, number>; whole: number } {
  const sums = new Map<number, number>()
  let whole = 0
  let chatter = 0
  for (const { clause, value } of valued) {
    const met = guidesMatching(clause, places)
    if (met.size > 0) whole += value
    else chatter += value
    for (const [guide, part] of met) sums.set(guide, (sums.get(guide) ?? 0) + value * part)
  }
  return { sums, whole: whole + Math.min(chatter, mostChatter) }
}

/** How well the best single unit of each guide says the query, and which symptom says it. */
function bestUnits(
  valued: readonly Valued[],
  places: ReadonlyMap<string, TermPlaces>,
  whole: number,
  among: ReadonlySet<number>,
): Map<number, { one: number; symptom: number | undefined }> {
  const fewWishes = valued.filter(({ clause }) => clause.part === 1).length < LEAST_WISHES
  const sums = new Map<number, Map<number, { kind: UnitKind; met: number; share: number }>>()
  for (const { clause, value } of valued) {
    for (const [guide, units] of unitsMatching(clause, places, among)) {
      const sum = sums.get(guide) ?? new Map()
      sums.set(guide, sum)
      for (const [unit, { kind, factor, share }] of units) {
        const before = sum.get(unit) ?? { kind, met: 0, share: 0 }
        sum.set(unit, { kind, met: before.met + value * factor, share: before.share + share })
      }
    }
  }
  return new Map(
    [...sums].map(([guide, units]) => [
      guide,
      {
        one: Math.max(...[...units.values()].map(unit => says(unit, whole))),
        symptom: fewWishes ? undefined : meantSymptom(units, whole),
      },
    ]),
  )
}

/** The symptom that says most of the query; the one that says less besides, where two say the same. */
function meantSymptom(
  units: ReadonlyMap<number, { kind: UnitKind; met: number; share: number }>,
  whole: number,
): number | undefined {
  const [best] = [...units]
    .filter(([, { kind, met, share }]) => {
      return kind === 'symptom' && met / whole >= MEANS_QUERY && share >= MEANS_UNIT
    })
    .map(([unit, { met, share }]) => ({ unit, worth: met * Math.min(1, share) ** RATHER_SHORT }))
    .sort((a, b) => b.worth - a.worth || a.unit - b.unit)
  return best?.unit
}

function says(
  { kind, met, share }: { kind: UnitKind; met: number; share: number },
  whole: number,
): number {
  const ofQuery = Math.min(1, met / whole) ** COVERS_QUERY
  const ofUnit = Math.min(1, share) ** COVERS_UNIT
  return TELLS[kind] * ofQuery * ofUnit
}
