/** What is known about the best guide for a query. */
export interface Evidence {
  /** How much of the query the guide meets, as a sum of weights and as a share of the whole query. */
  met: number
  share: number
  /** How well one unit of the guide says the query. */
  together: number
  /** How much the rest of the query speaks for another subject, 0 to 1. */
  foreign: number
  /** The query names a computer: "my laptop", "Windows". */
  computer: boolean
  /** The query tells of a fault: "problem", "won't", "no", "stopped …ing". */
  fault: boolean
  /** The query begins as a question for knowledge does: "what is …", "who …". */
  fact: boolean
}

/**
 * Fitted (logistic regression) to queries with and without an answer, so that about one good query in a hundred is
 * refused. Raise `LEAST` to refuse more.
 */
const SAYS = {
  met: 1.8,
  share: 2.5,
  together: 1.1,
  foreign: -4.9,
  computer: 1.4,
  fault: 0.65,
  fact: -1.5,
}
const LEAST = 2.4
const MOST_MET = 1.5

/** Whether the best guide answers the query. If not, "No results found." is the honest answer. */
export function isAnswer(evidence: Evidence): boolean {
  const { met, share, together, foreign, computer, fault, fact } = evidence
  const guide = SAYS.met * Math.min(MOST_MET, met) + SAYS.share * share + SAYS.together * together
  const query =
    (computer ? SAYS.computer : 0) +
    (fault ? SAYS.fault : 0) +
    (fact && !fault ? SAYS.fact : 0) +
    SAYS.foreign * foreign
  return guide + query >= LEAST
}
