import * as v from 'valibot'

/** A pattern in a content file: a regular expression, without regard to capitals. */
export const pattern = v.pipe(
  v.string('Write a pattern in quotes.'),
  v.check(isPattern, ({ input }) => `This pattern cannot be read: ${input}`),
  v.transform(source => new RegExp(source, 'iu')),
)

/** Whether a text can be read as a regular expression. */
export function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'iu').test('')
    return true
  } catch {
    return false
  }
}
