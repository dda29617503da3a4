import type { WordsFile } from './files.ts'
import type { Language } from './language.ts'
import { spellingsOf } from './spelling.ts'
import type { Spellings } from './spelling.ts'
import { stem } from './stem.ts'

/** The words that are known: those of the curated lists, and those of the guides as far as loaded. */
export interface Lexicon {
  has: (word: string) => boolean
  spellings: Spellings
}

/** How common a listed word counts that no guide has. */
const LISTED = 1

export function lexiconOf(language: Language, files: readonly WordsFile[]): Lexicon {
  const common = new Map<string, number>()
  for (const word of language.vocabulary) common.set(word, LISTED)
  for (const lists of files) {
    for (const [step, list] of lists.entries()) {
      for (const word of list.split(' ')) common.set(word, Math.max(step, common.get(word) ?? 0))
    }
  }
  const stems = new Set([...common.keys()].map(stem))
  return {
    has: word => common.has(word) || stems.has(stem(word)),
    spellings: spellingsOf(common),
  }
}
