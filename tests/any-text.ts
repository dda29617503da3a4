import * as fc from 'fast-check'

const character = (most: number) => fc.nat(most).map(code => String.fromCodePoint(code))

/**
 * Text of any characters, rare ones and halves of one too. The unit `binary` of fast-check has no halves, and each file
 * that uses it takes a second to begin.
 */
export const anyText = (maxLength = 100) =>
  fc.string({ unit: fc.oneof(character(0x7f), character(0xffff), character(0x10ffff)), maxLength })
