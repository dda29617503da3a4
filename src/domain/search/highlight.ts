import type { Language } from './language.ts'
import { termsOf } from './terms.ts'
import { tokenise } from './tokenise.ts'

/** A part of a text to mark, from `start` up to but without `end`. */
export interface Mark {
  start: number
  end: number
}

/** Where a text says one of the terms. Marks are in order, apart, and inside the text. */
export function marksIn(text: string, terms: ReadonlySet<string>, language: Language): Mark[] {
  return termsOf(tokenise(text), language).flatMap(({ term, kind, tokens, parts }) => {
    const first = tokens[0]
    const last = tokens.at(-1)
    const said = terms.has(term) || parts.some(part => terms.has(part))
    return said && kind !== 'weak' && first && last ? [{ start: first.start, end: last.end }] : []
  })
}
