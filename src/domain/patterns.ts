import * as v from 'valibot'

/** A pattern in a content file, and what is made of it once it is read. */
export const patternAs = (toExpression: (source: string) => RegExp) =>
  v.pipe(
    v.string('Write a pattern in quotes.'),
    v.check(isPattern, ({ input }) => `This pattern cannot be read: ${input}`),
    v.transform(toExpression),
  )

/** A regular expression, without regard to capitals. */
export const pattern = patternAs(source => new RegExp(source, 'iu'))

/** The same for every place in a text. */
export const patternOfAll = patternAs(source => new RegExp(source, 'giu'))

/** Whether a text can be read as a regular expression. */
export function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'iu').test('')
    return true
  } catch {
    return false
  }
}
