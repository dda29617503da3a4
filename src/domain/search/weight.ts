import type { Kind } from './language.ts'
import type { TermPlaces } from './postings.ts'
import type { Clause } from './understand.ts'

/** How much a kind of word counts beside a plain one. */
const COUNTS: Record<Kind, number> = {
  plain: 1,
  context: 0.5,
  weak: 0.38,
  stop: 0,
  ordinary: 1,
  elsewhere: 2,
}

/** A clause that no guide can meet counts less than one that a single guide meets: it may only be chatter. */
const UNMET: Record<Kind, number> = {
  plain: 0.7,
  context: 0.7,
  weak: 0.3,
  stop: 0,
  ordinary: 0.5,
  elsewhere: 1,
}
const UNMET_NEGATION = 0.2
/** The number of a model, or a size: it says next to nothing. */
const UNMET_NUMBER = 0.05

/**
 * How much a word speaks for another subject: the name of another device, the word for a thing that no guide is about,
 * and a word of any other life. "The dog chewed my laptop" is about the laptop all the same; but "Alexa and the wifi"
 * is about Alexa, because other devices have wifi too. Guests are other devices that guides speak of: a TV at a cable.
 */
const ALONE = { others: 1, guests: 1, elsewhere: 1, ordinary: 0.24, none: 0 }
const BESIDE_A_PART = { others: 0.85, guests: 0, elsewhere: 0.5, ordinary: 0.24, none: 0 }
const BESIDE_A_COMPUTER = { others: 0, guests: 0, elsewhere: 0.5, ordinary: 0.24, none: 0 }

/** How much a term tells guides apart: 1 if one guide has it, near 0 if all have it. */
function rarity(guidesWithTerm: number, guides: number): number {
  if (guidesWithTerm <= 0) return 1
  return Math.log(1 + guides / guidesWithTerm) / Math.log(1 + guides)
}

export const weight = (kind: Kind, guidesWithTerm: number, guides: number) =>
  COUNTS[kind] * rarity(guidesWithTerm, guides)

/** What a clause is worth: by its own term if guides have it, else by the terms that it leads to. */
export function worth(
  { kind, expansions, part }: Clause,
  places: ReadonlyMap<string, TermPlaces>,
  guides: number,
): number {
  const name = expansions[0]?.term ?? ''
  const own = places.get(name)
  if (own) return part * weight(kind === 'elsewhere' ? 'plain' : kind, own.guides, guides)
  const led = expansions.flatMap(({ term, factor }) => {
    const found = places.get(term)
    return found ? [factor * weight(kind, found.guides, guides)] : []
  })
  if (led.length > 0) return part * Math.max(...led)
  if (/\d/.test(name)) return part * UNMET_NUMBER
  return part * COUNTS[kind] * (part < 1 ? UNMET_NEGATION : UNMET[kind])
}

/** "My laptop", "Windows": nothing else is meant. */
export const namesComputer = (clauses: readonly Clause[]) =>
  clauses.some(({ names }) => names === 'computer')

/** Wifi, a keyboard, a router: computers have them, and other devices too. */
export const namesPart = (clauses: readonly Clause[]) =>
  clauses.some(({ names }) => names === 'part')

/** What is said of another subject counts by what stands beside it. */
function beside(clauses: readonly Clause[]) {
  if (namesComputer(clauses)) return BESIDE_A_COMPUTER
  return namesPart(clauses) ? BESIDE_A_PART : ALONE
}

/** How much a query speaks for another subject than computers, 0 to 1: as much as its most foreign word. */
export function offTopicScore(
  clauses: readonly Clause[],
  places: ReadonlyMap<string, TermPlaces>,
): number {
  const counts = beside(clauses)
  return Math.max(0, ...clauses.map(clause => counts[strangenessOf(clause, places)]))
}

function strangenessOf(
  { kind, expansions, names }: Clause,
  places: ReadonlyMap<string, TermPlaces>,
): keyof typeof ALONE {
  const [own] = expansions
  if (names === 'others') return own && places.has(own.term) ? 'guests' : 'others'
  if (kind === 'elsewhere') return own && places.has(own.term) ? 'none' : 'elsewhere'
  const met = expansions.some(({ term }) => places.has(term))
  return kind === 'ordinary' && !met ? 'ordinary' : 'none'
}
