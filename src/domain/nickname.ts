/** Long enough for every name, short enough for a heading on a phone. */
const LONGEST = 40

/** The nickname without spaces around it, or undefined when nothing is left (specification, §5). */
export function cleanNickname(typed: string): string | undefined {
  const name = typed.replace(/\s+/g, ' ').trim()
  return name ? [...name].slice(0, LONGEST).join('') : undefined
}
