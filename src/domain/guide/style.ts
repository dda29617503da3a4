import * as v from 'valibot'

import { day, sentence } from '#domain/fields.ts'
import { patternAs } from '#domain/patterns.ts'

const Pair = v.pipe(
  v.strictObject(
    {
      /** As it should not stand. */
      bad: sentence(2, 90),
      /** As an English speaker says it. */
      good: sentence(2, 90),
      /** What finds the bad, where a pattern can. A space in it is any white space. */
      pattern: v.optional(patternAs(source => new RegExp(source.replaceAll(' ', '\\s+'), 'giu'))),
      /** Good sentences that the pattern must leave alone. */
      not_in: v.optional(v.array(v.string()), []),
    },
    ({ path }) => (path ? 'This field is missing. Add it.' : 'Write bad and good.'),
  ),
  v.check(
    ({ bad, pattern }) => !pattern || slipsIn(bad, [{ pattern }]).length > 0,
    'The pattern does not find its own "bad".',
  ),
  v.check(
    ({ good, not_in, pattern }) =>
      !pattern || [good, ...not_in].every(text => slipsIn(text, [{ pattern }]).length === 0),
    'The pattern also finds a sentence that is good.',
  ),
)

/** src/content/style.yaml: what reads as translated, and how an English speaker says it. */
export const StyleFile = v.strictObject({
  checked: day,
  pairs: v.pipe(v.array(Pair), v.minLength(1, 'Write at least one pair.')),
})

export type StylePair = v.InferOutput<typeof Pair>

/** Where a text says what a pair calls bad. */
export interface Slip<Found> {
  pair: Found
  /** The words that were found. */
  words: string
  /** Where they begin in the text. */
  at: number
}

/** Everything in a text that a pair calls bad, in the order of the pairs. */
export function slipsIn<Found extends { pattern?: RegExp | undefined }>(
  text: string,
  pairs: readonly Found[],
): Slip<Found>[] {
  return pairs.flatMap(pair =>
    pair.pattern
      ? [...text.matchAll(pair.pattern)].map(({ 0: words, index: at }) => ({ pair, words, at }))
      : [],
  )
}
