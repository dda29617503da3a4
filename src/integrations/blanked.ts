/** A text with some of it blanked, so that each place stays where it was. */
export const blanked = (text: string, patterns: readonly RegExp[], sign: string): string =>
  patterns.reduce(
    (left, pattern) => left.replace(pattern, words => words.replaceAll(/[^\n]/g, sign)),
    text,
  )

/** What readers say, and the titles of sources, are not ours. */
const OTHERS_WORDS = [/^symptoms:\n(?:[ -].*\n)*/m, /^sources:\n(?: +.*\n)*/m]

/** The text of a guide's file with everything that is not ours blanked. */
export const ownProse = (text: string): string => blanked(text, OTHERS_WORDS, ' ')
