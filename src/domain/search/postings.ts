import type { TermsFile } from './files.ts'

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

/** A term that more guides have keeps the guides that say it most. */
export const MOST_GUIDES = 250

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MORE = 32
const SHARES = 8

/**
 * Writes terms and their places as four texts. Guides: for each term how many have it, then for each of these the step
 * from the guide before it, and the number of places. Units: for each place the step from the unit before it. Then a
 * character a place, for its kind and its share. Small numbers take one character.
 */
export function writeTerms(table: ReadonlyMap<string, TermPlaces>): TermsFile {
  let guides = ''
  let units = ''
  let kinds = ''
  for (const term of table.values()) {
    let before = 0
    guides += digits(term.guides)
    for (const { guide, places } of term.postings) {
      guides += digits(guide - before) + digits(places.length)
      before = guide
      let unitBefore = 0
      for (const { unit, kind, share } of places) {
        units += digits(unit - unitBefore)
        unitBefore = unit
        kinds += digits(
          KINDS.indexOf(kind) * SHARES + Math.min(SHARES - 1, Math.floor(share * SHARES)),
        )
      }
    }
  }
  return [[...table.keys()].join(' '), guides, units, kinds]
}

/** Reads what `writeTerms` wrote. Damaged text gives fewer places, never an error. */
export function readTerms([names, ...texts]: TermsFile): Map<string, TermPlaces> {
  const [steps = [], unitSteps = [], kinds = []] = texts.map(numbersIn)
  let step = 0
  let place = 0
  const placesOf = (count: number) => {
    const places: Place[] = []
    let unit = 0
    for (; places.length < count && place < unitSteps.length; place += 1) {
      unit += unitSteps[place] ?? 0
      const packed = kinds[place] ?? 0
      const kind = KINDS[Math.floor(packed / SHARES)] ?? 'heading'
      places.push({ unit, kind, share: ((packed % SHARES) + 0.5) / SHARES })
    }
    return places
  }
  return new Map(
    names.split(' ').map(name => {
      const count = steps[step++] ?? 0
      const postings: Posting[] = []
      let guide = 0
      while (postings.length < Math.min(count, MOST_GUIDES) && step < steps.length) {
        guide += steps[step++] ?? 0
        postings.push({ guide, places: placesOf(steps[step++] ?? 0) })
      }
      return [name, { guides: count, postings }]
    }),
  )
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
