/** What readers say, and the titles of sources, are not ours. */
const OTHERS_WORDS = [/^symptoms:\n(?:[ -].*\n)*/m, /^sources:\n(?: +.*\n)*/m]

/** The text of a guide's file with everything that is not ours blanked, so that each place stays where it was. */
export const ownProse = (text: string): string =>
  OTHERS_WORDS.reduce(
    (left, others) => left.replace(others, words => words.replaceAll(/[^\n]/g, ' ')),
    text,
  )
