import type { WordsFile } from './files.ts'
import { NEVER_MEANT } from './language.ts'
import type { Language } from './language.ts'
import { spellingsOf } from './spelling.ts'
import type { Spellings } from './spelling.ts'
import { stem } from './stem.ts'

/** The words that are known: those of the curated lists, and those of the guides as far as loaded. */
export interface Lexicon {
  has: (word: string) => boolean
  spellings: Spellings
}

export function lexiconOf(language: Language, files: readonly WordsFile[]): Lexicon {
  const common = new Map(language.vocabulary)
  for (const lists of files) {
    for (const [step, list] of lists.entries()) {
      for (const word of list.split(' ')) common.set(word, step + 1)
    }
  }
  const stems = new Set([...common.keys()].map(stem))
  return {
    has: word => common.has(word) || stems.has(stem(word)),
    spellings: spellingsOf([...common].filter(([, likely]) => likely > NEVER_MEANT)),
  }
}
