import type { Lexicon } from './lexicon.ts'
import { complete, correct } from './spelling.ts'
import type { Token } from './tokenise.ts'

/** The words that are looked up, and the query with its misspelt words set right. */
export interface Repaired {
  tokens: readonly Token[]
  /** Only if a word was misspelt. */
  corrected: string | undefined
}

/** So many misspelt words are looked up in one query; a pasted foreign text is not worth more. */
const MOST_CORRECTIONS = 12
const SHORTEST_PART = 3

/** Joins "blue tooth", parts "blackscreen", completes a last word, and corrects words that nobody knows. */
export function repair(query: string, typed: readonly Token[], lexicon: Lexicon): Repaired {
  const tokens: Token[] = []
  const corrections: Token[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const token = typed[at] as Token
    const joined = join(token, typed[at + 1])
    if (isKnown(token, lexicon)) tokens.push(token)
    else if (joined && lexicon.has(joined.word)) {
      tokens.push(joined)
      at += 1
    } else {
      const correction = corrections.length < MOST_CORRECTIONS && correctionOf(token, lexicon)
      const completed = token.end === query.length && completionOf(token, lexicon)
      if (correction && !completed) corrections.push(correction)
      tokens.push(...(completed ? [completed] : correction ? [correction] : split(token, lexicon)))
    }
  }
  return { tokens, corrected: corrections.length > 0 ? rewrite(query, corrections) : undefined }
}

/** Who or what does something: "beginner" is not a misspelt "begin". */
const DOER = /^(\w{3,}?)(?:n|t|r)?ers?$/

/** Numbers and codes are never wrong. */
const isKnown = ({ word }: Token, lexicon: Lexicon) =>
  lexicon.has(word) || /\d/.test(word) || lexicon.has(DOER.exec(word)?.[1] ?? '')

const join = (token: Token, next: Token | undefined): Token | undefined =>
  next && { word: token.word + next.word, start: token.start, end: next.end }

/** A last word with nothing behind it may still be on its way. */
function completionOf(token: Token, { spellings }: Lexicon): Token | undefined {
  const word = complete(token.word, spellings())
  return word === undefined ? undefined : { ...token, word }
}

function correctionOf(token: Token, { spellings }: Lexicon): Token | undefined {
  const word = correct(token.word, spellings())
  return word === undefined ? undefined : { ...token, word }
}

/** "blackscreen" is two words of the guides; "minecraft" is not, and stays whole. */
function split(token: Token, lexicon: Lexicon): Token[] {
  const { word } = token
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every(part => lexicon.means(part)))
      return parts.map(part => ({ ...token, word: part }))
  }
  return [token]
}

function rewrite(query: string, corrections: readonly Token[]): string {
  let text = ''
  let copied = 0
  for (const { word, start, end } of corrections) {
    text += query.slice(copied, start) + word
    copied = end
  }
  return text + query.slice(copied)
}
