import type { Lexicon } from './lexicon.ts'
import { correct } from './spelling.ts'
import type { Token } from './tokenise.ts'

/** The words that are looked up, and the query with its misspelt words set right. */
export interface Repaired {
  tokens: Token[]
  /** Only if a word was changed. */
  corrected: string | undefined
}

/** So many misspelt words are looked up in one query; a pasted foreign text is not worth more. */
const MOST_CORRECTIONS = 12
const SHORTEST_PART = 3

/** Joins "key board", parts "blackscreen", and corrects words that nobody knows. */
export function repair(query: string, tokens: readonly Token[], lexicon: Lexicon): Repaired {
  const repaired: Token[] = []
  let corrected = ''
  let copied = 0
  let corrections = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    if (lexicon.has(token.word) || /\d/.test(token.word)) {
      repaired.push(token)
      continue
    }
    if (next && lexicon.has(token.word + next.word)) {
      repaired.push({ word: token.word + next.word, start: token.start, end: next.end })
      at += 1
      continue
    }
    const word = corrections < MOST_CORRECTIONS ? correct(token.word, lexicon.spellings) : undefined
    if (!word) {
      repaired.push(...split(token, lexicon))
      continue
    }
    repaired.push({ ...token, word })
    corrections += 1
    corrected += query.slice(copied, token.start) + word
    copied = token.end
  }
  return {
    tokens: repaired,
    corrected: corrections > 0 ? corrected + query.slice(copied) : undefined,
  }
}

/** "blackscreen" is two known words; a word that is not stays whole. */
function split(token: Token, lexicon: Lexicon): Token[] {
  const { word } = token
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every(part => lexicon.has(part))) return parts.map(part => ({ ...token, word: part }))
  }
  return [token]
}
