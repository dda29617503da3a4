import { sentencesOf } from './text.ts'

/** A sentence with one figure in it, and where it stands. */
interface Stated<Place> {
  place: Place
  sentence: string
  /** "10 days", as it is written. */
  figure: string
  amount: string
  unit: string
  /** What the figure is about: the other words of the sentence. */
  words: ReadonlySet<string>
}

const FIGURE =
  /(\d[\d,.]*(?: (?:to|or|and) \d[\d,.]*)?) ?(%|GB|MB|TB|°C|days?|hours?|minutes?|seconds?|weeks?|months?|years?|metres?|cm|watts?|volts?)(?!\w)/g
/** How long to wait or to hold a button depends on what it is for. */
const DEPENDS = /\b(?:wait|power button|turn .*\b(?:on|off))\b/i
const SMALL_WORDS = new Set(
  'a about an and are as at be by for from if in is it least less more most of on or than that the then this to up was with you your'.split(
    ' ',
  ),
)
const LEAST_WORDS = 3
/** Two sentences are about one thing when this share of all their words is in both. */
const ALIKE = 0.5

/**
 * Pairs of sentences from different guides that give different figures for one thing. Sentences are looked up by their
 * rarest words, not each compared with each: of two that are alike, the rarest word that both have is among the rarest
 * of either.
 */
export function contradictionsIn<Place>(
  texts: readonly { guide: number; place: Place; text: string }[],
): [Stated<Place>, Stated<Place>][] {
  const stated = texts.flatMap(({ guide, place, text }) =>
    statementsOf(text).map(one => ({ ...one, guide, place })),
  )
  const rarestOf = rarestWords(stated.map(({ words }) => words))
  const earlier = new Map<string, typeof stated>()
  return stated.flatMap(other => {
    const keys = rarestOf(other.words).map(word => `${word} ${other.unit}`)
    const near = new Set(keys.flatMap(key => earlier.get(key) ?? []))
    for (const key of keys) {
      const list = earlier.get(key) ?? []
      list.push(other)
      earlier.set(key, list)
    }
    return [...near]
      .filter(
        one =>
          other.guide !== one.guide &&
          other.amount !== one.amount &&
          shareOf(one.words, other.words) >= ALIKE,
      )
      .map((one): [Stated<Place>, Stated<Place>] => [one, other])
  })
}

/** So many of the rarest words of a sentence that one which is alike has one of them among its own. */
function rarestWords(all: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>()
  for (const word of all.flatMap(words => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rank = (word: string) => counts.get(word) ?? 0
  return (words: ReadonlySet<string>): string[] =>
    [...words]
      .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .slice(0, words.size - Math.ceil(ALIKE * words.size) + 1)
}

function statementsOf(text: string) {
  return sentencesOf(text).flatMap(sentence => {
    const [first, ...others] = [...sentence.matchAll(FIGURE)]
    if (!first || others.length > 0 || DEPENDS.test(sentence)) return []
    const [figure, amount = '', unit = ''] = first
    const rest = sentence.replace(FIGURE, ' ').toLowerCase()
    const words = new Set(
      (rest.match(/[a-z0-9][a-z0-9'-]*/g) ?? [])
        .filter(word => !SMALL_WORDS.has(word))
        .map(word => word.replace(/(?:s|ed|ing)$/, '')),
    )
    return words.size < LEAST_WORDS
      ? []
      : [{ sentence, figure, amount, unit: unit.replace(/s$/, ''), words }]
  })
}

function shareOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = some.intersection(others).size
  return both / (some.size + others.size - both)
}
