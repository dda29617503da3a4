/** A query with the guides that answer it. Without any, the right answer is "No results found.". */
export interface JudgedQuery {
  q: string
  /** Slugs of guides that answer it. */
  relevant: readonly string[]
  /** Slugs of guides that are good enough. */
  acceptable: readonly string[]
  /** Where the query comes from, for a line of its own in the table. */
  origin: string
  /** For queries without an answer: what kind they are. */
  kind: string
}

/** A query with the slugs that were found, best first, and how long that took. */
export interface Outcome {
  query: JudgedQuery
  found: readonly string[]
  milliseconds: number
}

export interface Measures {
  name: string
  queries: number
  /** Fractions of queries, 0 to 1: a relevant guide first, among the first three, at least a good enough one first. */
  first: number
  firstThree: number
  firstGoodEnough: number
  /** Mean of 1 / place of the first relevant guide, up to place 10. */
  reciprocalRank: number
  /** Discounted cumulative gain of the first ten, as a share of the best possible one. */
  gain: number
  /** Share of queries with no result at all. */
  nothing: number
  results: number
}

const DEPTH = 10
const RELEVANT = 2
const ACCEPTABLE = 1

const hasAnswer = ({ query }: Outcome) => query.relevant.length > 0

/** The table: all queries that have an answer, then by origin, then by length. */
export function measure(outcomes: readonly Outcome[]): Measures[] {
  const answered = outcomes.filter(hasAnswer)
  return [
    line('all', answered),
    ...groups(answered, ({ query }) => query.origin),
    ...groups(answered, ({ query }) => lengthOf(query.q)),
  ]
}

/** Of the queries without an answer, the share that got one all the same: all, then by kind. */
export function falseHits(
  outcomes: readonly Outcome[],
): { name: string; queries: number; share: number }[] {
  const unanswered = outcomes.filter(outcome => !hasAnswer(outcome))
  const kinds = new Map([['all', unanswered], ...grouped(unanswered, ({ query }) => query.kind)])
  return [...kinds].map(([name, list]) => ({
    name,
    queries: list.length,
    share: mean(list, ({ found }) => Number(found.length > 0)),
  }))
}

/** The value that a share of the numbers stays under. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const isMiss = ({ query, found }: Outcome) =>
  query.relevant.length > 0 && !found.slice(0, 3).some(slug => query.relevant.includes(slug))

export const isFalseHit = ({ query, found }: Outcome) =>
  query.relevant.length === 0 && found.length > 0

function line(name: string, outcomes: readonly Outcome[]): Measures {
  return {
    name,
    queries: outcomes.length,
    first: mean(outcomes, outcome => Number(grade(outcome, 0) === RELEVANT)),
    firstThree: mean(outcomes, outcome => Number(!isMiss(outcome))),
    firstGoodEnough: mean(outcomes, outcome => Number(grade(outcome, 0) >= ACCEPTABLE)),
    reciprocalRank: mean(outcomes, reciprocalRank),
    gain: mean(outcomes, gainOf),
    nothing: mean(outcomes, ({ found }) => Number(found.length === 0)),
    results: mean(outcomes, ({ found }) => found.length),
  }
}

function grade({ query, found }: Outcome, place: number): number {
  const slug = found[place]
  if (slug === undefined) return 0
  if (query.relevant.includes(slug)) return RELEVANT
  return query.acceptable.includes(slug) ? ACCEPTABLE : 0
}

function reciprocalRank({ query, found }: Outcome): number {
  const place = found.slice(0, DEPTH).findIndex(slug => query.relevant.includes(slug))
  return place < 0 ? 0 : 1 / (place + 1)
}

function gainOf(outcome: Outcome): number {
  const { relevant, acceptable } = outcome.query
  const real = outcome.found.slice(0, DEPTH).map((_, place) => grade(outcome, place))
  const ideal = [...relevant.map(() => RELEVANT), ...acceptable.map(() => ACCEPTABLE)].slice(
    0,
    DEPTH,
  )
  return discounted(real) / discounted(ideal)
}

const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, value, place) => sum + (2 ** value - 1) / Math.log2(place + 2), 0)

function lengthOf(query: string): string {
  const words = query.trim().split(/\s+/).length
  if (words <= 2) return '1 to 2 words'
  if (words <= 5) return '3 to 5 words'
  return words <= 8 ? '6 to 8 words' : '9 words or more'
}

function grouped(outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string) {
  return [...Map.groupBy(outcomes, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const groups = (outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string) =>
  grouped(outcomes, nameOf).map(([name, list]) => line(name, list))

const mean = <Item>(items: readonly Item[], valueOf: (item: Item) => number) =>
  items.length === 0 ? 0 : items.reduce((sum, item) => sum + valueOf(item), 0) / items.length
