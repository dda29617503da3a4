/** What Google lets the rules of one request cost; a request that would cost more is refused. */
const MOST_EXPRESSIONS = 1000
const MOST_READS = { alone: 10, together: 20 }

/** A request that costs too much. Unlike an error in an expression, no other side of `||` can make up for it. */
export class TooExpensive extends Error {}

export interface Budget {
  /** Called for every expression that is evaluated. */
  expression: () => void
  /** Called for every document that the rules look up. */
  read: () => void
  /** Another write of the same request begins. */
  next: () => void
}

/**
 * Counts the costs of one request: 10 documents for each operation and 20 for all of a commit. Google does not count
 * what it has cached, and may count expressions for each write alone; here everything counts, so that what passes
 * here passes there.
 */
export function createBudget(): Budget {
  let expressions = 0
  let reads = { alone: 0, together: 0 }
  return {
    expression() {
      expressions += 1
      if (expressions > MOST_EXPRESSIONS) throw new TooExpensive('too many expressions')
    },
    read() {
      reads = { alone: reads.alone + 1, together: reads.together + 1 }
      if (reads.alone > MOST_READS.alone || reads.together > MOST_READS.together)
        throw new TooExpensive('too many documents')
    },
    next() {
      reads = { ...reads, alone: 0 }
    },
  }
}
