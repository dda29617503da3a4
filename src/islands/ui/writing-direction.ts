/** Chrome needs most of a minute to lay out a megabyte whose direction it must find itself. */
const MOST = 10_000

/** The direction of a field for text of any language: found in what is typed, unless far too much is pasted. */
export const directionOf = (typed: string) => (typed.length <= MOST ? 'auto' : undefined)
