import { tokenise } from '#domain/search/tokenise.ts'

/** Longer queries are cut: nobody types them, and pasted logs must not slow the page. */
export const LONGEST_QUERY = 2000

const MOST_WORDS = 8

/** Small words that every text holds. */
const small = new Set(
  'a an and are as at be but by can do does for from has have how i if in is it its my me not of on or so that the this to was what when why will with wont you your'.split(
    ' ',
  ),
)

/** The words of a query that say something, for the full-text search. */
export function contentWords(query: string): string[] {
  const words = tokenise(query)
    .map(({ word }) => word)
    .filter(word => word.length > 1 && !small.has(word))
  return [...new Set(words)].slice(0, MOST_WORDS)
}
