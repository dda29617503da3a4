import type { CodeRecord } from './records.ts'
import type { Token } from './tokenise.ts'
import { tokenise } from './tokenise.ts'

/** The longest code in words: "S.M.A.R.T. Status BAD" has seven. */
const MOST_WORDS = 7

/** A code with its parts run together, so that `BAD_POOL_HEADER` and "bad pool header" meet. */
const key = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join('')

/** Every spelling that a code is found by. */
export const codeKeys = ({ code, also }: CodeRecord) =>
  [code, ...also].map(spelling => key(tokenise(spelling)))

const ABOUT_CODES = /^(?:code|error|stop|bsod|bugcheck)$/
/** "A code 10 minutes late" is not Code 10 of Device Manager. */
const COUNTED = /^code\d+(?:min|hour|time|day|digit)/
/** What else has codes: "promo code 10" is none of Device Manager. */
const OTHERS = /^(?:promo|voucher|netflix)/
/** "Canon 5100" is also what people call a printer, so more words need one for a code beside it. */
const MODEL = /^(?:hp|canon|brother)\D*\d+$/
/** With a digit and a letter: a bare number is a page, an amount or a year. */
const SHORT_HEX = /^(?=.*\d)(?=.*[a-f])[\da-f]{2,8}$/
/** Beside one of these, a count such as 3.4 is the code of a light. */
const ABOUT_LIGHTS = /^(?:blink|flash|light|led)/
const COUNT = /^\d[.,]\d$/

/** The first code that a query holds, in its exact spelling; the longest one where they overlap. */
export function codeIn(
  query: string,
  tokens: readonly Token[],
  known: ReadonlySet<string>,
): string | undefined {
  const aboutCodes = tokens.some(({ word }) => ABOUT_CODES.test(word))
  if (tokens.some(({ word }) => OTHERS.test(word))) return undefined
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = MOST_WORDS; length > 0; length -= 1) {
      const part = tokens.slice(at, at + length)
      const found = key(part)
      if (!known.has(found) || COUNTED.test(key(tokens.slice(at, at + 3)))) continue
      const isModel = MODEL.test(found) && length < tokens.length
      if (aboutCodes || (!isModel && isSpeltAsCode(query, part))) return found
    }
  }
  return shortCodeIn(tokens, known, aboutCodes) ?? lightCodeIn(tokens, known)
}

/** "7B" is 0x7B where it stands alone, or beside a word for a crash: elsewhere it may be anything. */
function shortCodeIn(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  aboutCodes: boolean,
): string | undefined {
  if (tokens.length > 1 && !aboutCodes && !tokens.some(({ word }) => word === 'blue'))
    return undefined
  const short = tokens.filter(({ word }) => SHORT_HEX.test(word))
  return short.map(({ word }) => `0x${word}`).find(code => known.has(code))
}

/** "blinks 3.4", "a 3.4 blink code": the count and the word for it may stand apart. */
function lightCodeIn(tokens: readonly Token[], known: ReadonlySet<string>): string | undefined {
  if (!tokens.some(({ word }) => ABOUT_LIGHTS.test(word))) return undefined
  const counts = tokens.filter(({ word }) => COUNT.test(word)).map(({ word }) => `${word}blinks`)
  return counts.find(count => known.has(count))
}

/** Two words may be meant as words: "memory management". */
const isSpeltAsCode = (query: string, part: readonly Token[]) =>
  part.length !== 2 || /[\d_]/.test(query.slice(part[0]?.start, part[1]?.end))
