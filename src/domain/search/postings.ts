/** Where in a guide a term stands. The order is the one that units are numbered and weighed in. */
export const KINDS = ['title', 'symptom', 'description', 'heading'] as const
export type UnitKind = (typeof KINDS)[number]

/** One occurrence: a unit is one title, one symptom, one description or one heading. */
export interface Place {
  unit: number
  kind: UnitKind
  /** How much of the unit's meaning this term carries, 0 to 1. */
  share: number
}

export interface Posting {
  guide: number
  places: readonly Place[]
}

/** The places of one term, and how many guides have it in all. */
export interface TermPlaces {
  guides: number
  postings: readonly Posting[]
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MORE = 32
const SHARES = 8

/**
 * Writes the places of one term as short text: for each guide the step from the guide before it,
 * the number of places, then two numbers a place. Small numbers take one character.
 */
export function writePostings(postings: readonly Posting[]): string {
  let text = ''
  let before = 0
  for (const { guide, places } of postings) {
    text += digits(guide - before) + digits(places.length)
    before = guide
    for (const { unit, kind, share } of places) {
      const level = Math.min(SHARES - 1, Math.floor(share * SHARES))
      text += digits(unit) + digits(KINDS.indexOf(kind) * SHARES + level)
    }
  }
  return text
}

/** Reads what `writePostings` wrote. Damaged text gives fewer postings, never an error. */
export function readPostings(text: string): Posting[] {
  const numbers = numbersIn(text)
  const postings: Posting[] = []
  let guide = 0
  for (let at = 0; at + 1 < numbers.length;) {
    guide += numbers[at] ?? 0
    const count = Math.min(numbers[at + 1] ?? 0, numbers.length)
    at += 2
    const places: Place[] = []
    for (let n = 0; n < count; n += 1, at += 2) {
      const packed = numbers[at + 1] ?? 0
      const kind = KINDS[Math.floor(packed / SHARES)] ?? 'heading'
      places.push({ unit: numbers[at] ?? 0, kind, share: ((packed % SHARES) + 0.5) / SHARES })
    }
    postings.push({ guide, places })
  }
  return postings
}

function digits(number: number): string {
  const low = number % MORE
  const rest = Math.floor(number / MORE)
  return rest > 0 ? DIGITS.charAt(low + MORE) + digits(rest) : DIGITS.charAt(low)
}

function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let scale = 1
  for (const character of text) {
    const digit = Math.max(0, DIGITS.indexOf(character))
    value += (digit % MORE) * scale
    scale *= MORE
    if (digit >= MORE) continue
    numbers.push(value)
    value = 0
    scale = 1
  }
  return numbers
}
