import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isVisible, lengthOf, plainLine, plainText } from '#domain/plain-text.ts'
import { anyText } from '../any-text.ts'

describe('text written by other people', () => {
  test.each([
    ['see \u202Egnp.exe', 'see gnp.exe'],
    ['\u202A\u202B\u202C\u202D\u2066\u2067\u2068\u2069x', 'x'],
    ['half \uD83D of one', 'half  of one'],
    ['whole 🔧, two\nlines', 'whole 🔧, two\nlines'],
    ['א\u200Fב', 'א\u200Fב'],
  ])('%j is shown as %j', (written, shown) => expect(plainText(written)).toBe(shown))

  test.each([
    ['  two\n\n lines\t', 'two lines'],
    ['a\u0000b', 'a b'],
    ['\u202E', ''],
  ])('%j in one line is %j', (written, line) => expect(plainLine(written)).toBe(line))

  test.each([
    ['', false],
    [' \n\t', false],
    ['\u200B\u200D\uFEFF', false],
    ['\u0301', false],
    ['\u00A0\u2028', false],
    ['\u115F\u1160\u2800\u3164\uFFA0', false],
    ['\u0007', false],
    ['.', true],
    [' \u200Ba', true],
    ['🔧', true],
  ])('there is something to see in %j: %s', (text, visible) =>
    expect(isVisible(text)).toBe(visible),
  )

  test('is as long as its characters, not as their halves', () => {
    expect(['', 'abc', '🔧', 'a🔧b'].map(lengthOf)).toEqual([0, 3, 1, 3])
  })

  test('can be cleaned twice without another change, and is whole afterwards', () => {
    fc.assert(
      fc.property(anyText(), text => {
        const [shown, line] = [plainText(text), plainLine(text)]
        expect(plainText(shown)).toBe(shown)
        expect(plainLine(line)).toBe(line)
        expect(shown.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/[\n\r]/)
      }),
    )
  })
})
