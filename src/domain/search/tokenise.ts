/** One word of a text, in a plain form, with its place in the text as it was written. */
export interface Token {
  word: string
  start: number
  end: number
}

/** More than this is never read: a pasted log file must not slow the page down. */
export const LONGEST_TEXT = 2000

const WORD = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ`][\p{L}\p{M}]+)*/gu
const PLAIN = /^[a-z0-9]+$/
const MARKS = /\p{M}+/gu
const APOSTROPHES = /['’ʼ`]/gu

/** The words of a text in lower case, without accents and apostrophes: "Won't" is `wont`. */
export function tokenise(text: string, longest = LONGEST_TEXT): Token[] {
  const tokens: Token[] = []
  for (const match of text.slice(0, longest).matchAll(WORD)) {
    const word = plain(match[0])
    if (word) tokens.push({ word, start: match.index, end: match.index + match[0].length })
  }
  return tokens
}

/** The words alone, of a curated text of any length. */
export function wordsOf(text: string): string[] {
  if (/^[a-z0-9 ]+$/.test(text)) return text.split(' ').filter(Boolean)
  return tokenise(text, text.length).map(({ word }) => word)
}

/** One word in the form that words are compared in. */
export function plain(word: string): string {
  if (PLAIN.test(word)) return word
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/['’ʼ`]s$/u, '')
    .replace(APOSTROPHES, '')
}
