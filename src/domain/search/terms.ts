import type { Kind, Language } from './language.ts'
import { stem } from './stem.ts'
import type { Token } from './tokenise.ts'

/** What the index files a word or phrase under, with the tokens that it stands for. */
export interface Term {
  term: string
  kind: Kind
  tokens: readonly Token[]
  /** The text turns it round: "does not charge". */
  negated: boolean
  /** The words inside a phrase of several. */
  parts: readonly string[]
}

/** How many words a "not" may stand before the word that it turns round. */
const REACH = 3

/** Reads tokens as terms: phrases become one term, and words that say nothing are left out. */
export function termsOf(tokens: readonly Token[], language: Language): Term[] {
  const stems = tokens.map(({ word }) => stem(word))
  const terms: Term[] = []
  let not = 0
  for (let at = 0; at < tokens.length;) {
    const phrase = language.phrases.at(stems, at)
    const length = phrase?.stems.length ?? 1
    const term = phrase?.term ?? stems[at] ?? ''
    const kind = language.kinds.get(term) ?? kindOf(term, tokens[at], language)
    if (length === 1 && turnsRound(tokens, stems, at, language)) not = REACH + 1
    else if (kind !== 'stop') {
      const negated = not > 0 && kind !== 'context'
      const parts = length > 1 ? (phrase?.stems ?? []) : []
      terms.push({ term, kind, tokens: tokens.slice(at, at + length), negated, parts })
      if (negated) not = 0
    }
    not -= 1
    at += length
  }
  return terms
}

/** The name that a negated term is filed under beside its own. */
export const negation = (term: string) => `!${term}`

/** What a word says that no list names. A letter alone is what is left of "w/"; a number is a size or a year. */
function kindOf(term: string, token: Token | undefined, language: Language): Kind {
  if (/^\p{L}$/u.test(term)) return 'stop'
  return isAdverb(token, term, language) || /^\d{1,4}([.,]\d+)*$/.test(term) ? 'weak' : 'plain'
}

/** "Unbearably" colours a sentence; it is not what the sentence is about. */
const isAdverb = (token: Token | undefined, term: string, { expansions }: Language) =>
  Boolean(token && token.word.length > 5 && token.word.endsWith('ly') && !expansions.has(term))

function turnsRound(
  tokens: readonly Token[],
  stems: readonly string[],
  at: number,
  { not, ceasing }: Language,
): boolean {
  const root = stems[at] ?? ''
  return not.has(root) || (ceasing.has(root) && Boolean(tokens[at + 1]?.word.endsWith('ing')))
}
