import type { CodeRecord } from './records.ts'
import type { Token } from './tokenise.ts'
import { tokenise } from './tokenise.ts'

/** The longest code in words: "SYSTEM THREAD EXCEPTION NOT HANDLED" has five. */
const MOST_WORDS = 6

/** A code with its parts run together, so that `BAD_POOL_HEADER` and "bad pool header" meet. */
const key = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join('')

/** Every spelling that a code is found by. */
export const codeKeys = ({ code, also }: CodeRecord) =>
  [code, ...also].map(spelling => key(tokenise(spelling)))

/** The first code that a query holds, in its exact spelling; the longest one where they overlap. */
export function codeIn(tokens: readonly Token[], known: ReadonlySet<string>): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = MOST_WORDS; length > 0; length -= 1) {
      const candidate = key(tokens.slice(at, at + length))
      if (at + length <= tokens.length && known.has(candidate)) return candidate
    }
  }
  return undefined
}
