import { charactersOf } from '#domain/read-aloud/segments.ts'

/** Long enough for every name, short enough for a heading on a phone. In characters as a reader counts them. */
export const LONGEST_NICKNAME = 40

/** A pasted book must not stop the page: nobody is called so. */
const tidy = (typed: string) => typed.slice(0, 400).replace(/\s+/g, ' ').trim()

/** The nickname without spaces around it, or undefined when nothing is left (specification, §5). */
export function cleanNickname(typed: string): string | undefined {
  const name = tidy(typed)
  return name ? charactersOf(name).slice(0, LONGEST_NICKNAME).join('').trim() : undefined
}

/** Whether a nickname will be cut: the reader is told before it is saved. */
export const isTooLong = (typed: string) => charactersOf(tidy(typed)).length > LONGEST_NICKNAME
