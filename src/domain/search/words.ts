import * as v from 'valibot'

/** Words and phrases with commas between, as an editor writes them; or a list, as the index keeps them. */
const Phrases = v.pipe(
  v.union([v.string(), v.array(v.string())], 'Write words with commas between.'),
  v.transform(words => (Array.isArray(words) ? words : words.split(',').map(word => word.trim()))),
  v.check(words => words.every(word => word !== ''), 'There is a comma too many.'),
)

/** The curated words of src/content/search, one entry for each file or list in them. */
export const SearchWords = v.object({
  /** Groups that mean the same; the first of a group stands for all. */
  same: v.array(v.pipe(Phrases, v.minLength(2))),
  /** Groups that are close: each word also finds the others, with less weight. */
  alike: v.array(v.pipe(Phrases, v.minLength(2))),
  /** What a word suggests: `near` almost says it, `hint` makes it likely. */
  related: v.array(
    v.object({ say: Phrases, near: v.optional(Phrases, []), hint: v.optional(Phrases, []) }),
  ),
  /** Words and question phrases that carry no meaning here. */
  stop: Phrases,
  /** Words for people: whose computer it is. They carry no meaning either. */
  people: Phrases,
  /** Words that name a computer or what belongs to it. */
  ours: Phrases,
  /** Words that tell of a fault. */
  trouble: Phrases,
  /** Beginnings of questions that ask for knowledge, not for help. */
  facts: Phrases,
  /** Words that carry a little. */
  weak: Phrases,
  /** Words that nearly every guide is about: computer, laptop, Windows. */
  context: Phrases,
  /** Words that turn the next one round: not, won't, unable. */
  not: Phrases,
  /** Words that turn a following "-ing" round: stopped charging. */
  ceasing: Phrases,
  /** Words of other subjects: cars, cooking, music. They say that no guide is meant. */
  elsewhere: v.array(Phrases),
  /** Other devices and services: what a query is about, unless it names a computer too. */
  others: Phrases,
  /** Ordinary words, in one text: spelt right, so never corrected. */
  everyday: v.string(),
  /** Families of error codes, as patterns, and what they are about. */
  codes: v.array(v.object({ like: v.string(), means: Phrases })),
})

export type SearchWords = v.InferOutput<typeof SearchWords>

/** Reads what the files of src/content/search hold. Throws a message that names the wrong entry. */
export function parseWords(files: readonly unknown[]): SearchWords {
  return v.parse(SearchWords, Object.assign({}, ...files))
}
