import type { Language } from './language.ts'
import { stem } from './stem.ts'
import type { Token } from './tokenise.ts'

/** What the index files a word or phrase under, with the tokens that it stands for. */
export interface Term {
  term: string
  tokens: readonly Token[]
  /** The text turns it round: "does not charge". */
  negated: boolean
}

/** How many words a "not" may stand before the word that it turns round. */
const REACH = 3

/** Reads tokens as terms: phrases become one term, and words that say nothing are left out. */
export function termsOf(tokens: readonly Token[], language: Language): Term[] {
  const terms: Term[] = []
  let not = 0
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const root = stem(token.word)
    const phrase = phraseAt(tokens, at, language)
    const length = phrase?.stems.length ?? 1
    const term = phrase ? phrase.term : root
    const kind = term === undefined ? 'stop' : (language.kinds.get(term) ?? 'plain')
    if (turnsRound(tokens, at, language)) not = REACH + 1
    else if (term !== undefined && kind !== 'stop') {
      const negated = not > 0 && kind !== 'context'
      terms.push({ term, tokens: tokens.slice(at, at + length), negated })
      if (negated) not = 0
    }
    not -= 1
    at += length
  }
  return terms
}

/** The name that a negated term is filed under beside its own. */
export const negation = (term: string) => `!${term}`

function phraseAt(tokens: readonly Token[], at: number, language: Language) {
  const first = tokens[at]
  if (!first) return undefined
  return language.phrases
    .get(stem(first.word))
    ?.find(({ stems }) => stems.every((part, n) => part === stem(tokens[at + n]?.word ?? '')))
}

function turnsRound(tokens: readonly Token[], at: number, language: Language): boolean {
  const root = stem(tokens[at]?.word ?? '')
  if (language.not.has(root)) return true
  return language.ceasing.has(root) && (tokens[at + 1]?.word.endsWith('ing') ?? false)
}
