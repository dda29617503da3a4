import type { WordsFile } from './files.ts'
import { NEVER_MEANT } from './language.ts'
import type { Language } from './language.ts'
import { spellingsOf } from './spelling.ts'
import type { Spellings } from './spelling.ts'
import { stem } from './stem.ts'

/** Words that are known: those of the curated lists, those of one file of the guides' words, or several of these. */
export interface Lexicon {
  /** Whether a word is spelt right, in this form or another of the same stem. */
  has: (word: string) => boolean
  /** Whether it is also a word that a misspelt one may stand for: one of the guides' or of the curated lists. */
  means: (word: string) => boolean
  /** Words that a misspelt one may stand for, arranged for `correct`. */
  spellings: () => readonly Spellings[]
}

export const listedWords = ({ vocabulary }: Language): Lexicon => lexiconOf(vocabulary)

/** The words of one file; the later in it, the commoner. */
export const guideWords = (file: WordsFile): Lexicon =>
  lexiconOf(file.flatMap((list, step) => list.split(' ').map(word => [word, step + 1] as const)))

export function together(lexicons: readonly Lexicon[]): Lexicon {
  return {
    has: word => lexicons.some(lexicon => lexicon.has(word)),
    means: word => lexicons.some(lexicon => lexicon.means(word)),
    spellings: () => lexicons.flatMap(({ spellings }) => spellings()),
  }
}

/** Only what a query needs is worked out: most are spelt right. */
function lexiconOf(words: Iterable<readonly [string, number]>): Lexicon {
  const common = new Map(words)
  const stems = once(() => new Set([...common.keys()].map(stem)))
  const meant = once(() => [...common].filter(([, likely]) => likely > NEVER_MEANT))
  const meantStems = once(() => new Set(meant().map(([word]) => stem(word))))
  const spellings = once(() => [spellingsOf(meant())])
  return {
    has: word => common.has(word) || stems().has(stem(word)),
    means: word => meantStems().has(stem(word)),
    spellings,
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}
