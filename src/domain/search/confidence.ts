/** What is known about the best guide for a query. */
export interface Evidence {
  /** How much of the query the guide meets, as a sum of weights and as a share of the whole query. */
  met: number
  share: number
  /** How well one unit of the guide says the query. */
  together: number
  /** A word of another subject stands beside. */
  foreign: boolean
}

/**
 * Fitted (logistic regression) to queries with and without an answer, so that about one good query in a hundred is
 * refused. Raise `LEAST` to refuse more.
 */
const SAYS = { met: 1.75, share: 2.9, together: 2.4, foreign: -3.8 }
const LEAST = 3.45
const MOST_MET = 1.5

/** Whether the best guide answers the query. If not, "No results found." is the honest answer. */
export function isAnswer({ met, share, together, foreign }: Evidence): boolean {
  const sum = SAYS.met * Math.min(MOST_MET, met) + SAYS.share * share + SAYS.together * together
  return sum + (foreign ? SAYS.foreign : 0) >= LEAST
}
