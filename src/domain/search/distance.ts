const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SOUNDS = ['aeiouy', 'ckqs', 'sz', 'fv', 'gj', 'mn', 'dt', 'bp', 'iy', 'sx', 'uw']
const VOWEL = /[aeiou]/

const near = new Set<string>()
for (const [row, keys] of ROWS.entries()) {
  for (const [place, key] of [...keys].entries()) {
    for (const other of [
      keys[place - 1],
      keys[place + 1],
      ROWS[row + 1]?.[place],
      ROWS[row + 1]?.[place - 1],
    ]) {
      if (other) near.add(key + other).add(other + key)
    }
  }
}
const alike = new Set<string>()
for (const group of SOUNDS) for (const a of group) for (const b of group) alike.add(a + b)

/** A slip in the first letter is rarer than one further on. */
const FIRST_LETTER = 0.35

/**
 * How far a typed word is from a known one: Damerau-Levenshtein, where slips that fingers and ears make
 * cost less than 1. Two swapped letters cost 0.6, a letter doubled or halved 0.4, a neighbouring key or
 * a letter of the same sound 0.75. Stops early, with Infinity, when it must be more than `most`.
 */
export function distance(typed: string, known: string, most: number): number {
  // Stryker disable next-line ConditionalExpression,ArithmeticOperator: only saves time.
  if (Math.abs(typed.length - known.length) > most / 0.4) return Infinity
  let older: number[] = []
  let leastBefore = 0
  let old = [0]
  for (let j = 1; j <= known.length; j += 1) old.push((old[j - 1] ?? 0) + missed(known, j - 1))
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(old[0] ?? 0) + missed(typed, i - 1)]
    let least = row[0] ?? 0
    for (let j = 1; j <= known.length; j += 1) {
      let cost = Math.min(
        (old[j] ?? 0) + missed(typed, i - 1),
        (row[j - 1] ?? 0) + missed(known, j - 1),
        (old[j - 1] ?? 0) + changed(typed.charAt(i - 1), known.charAt(j - 1), i === 1 && j === 1),
      )
      if (swapped(typed, i, known, j)) cost = Math.min(cost, (older[j - 2] ?? 0) + 0.6)
      row.push(cost)
      least = Math.min(least, cost)
    }
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (Math.min(least, leastBefore) > most) return Infinity
    leastBefore = least
    older = old
    old = row
  }
  const cost = old[known.length] ?? Infinity
  return cost > most ? Infinity : cost
}

/** A letter that one of the words has and the other has not. */
function missed(word: string, at: number): number {
  const letter = word.charAt(at)
  if (letter === word.charAt(at - 1)) return 0.4
  const cost = VOWEL.test(letter) ? 0.75 : 0.9
  return at === 0 ? cost + FIRST_LETTER : cost
}

function changed(a: string, b: string, first: boolean): number {
  if (a === b) return 0
  const cost = near.has(a + b) || alike.has(a + b) ? 0.75 : 1.1
  return first ? cost + FIRST_LETTER : cost
}

/** Before the first letter of a word there is none, which is like no other. */
function swapped(typed: string, i: number, known: string, j: number): boolean {
  return typed.charAt(i - 1) === known.charAt(j - 2) && typed.charAt(i - 2) === known.charAt(j - 1)
}
