import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { complete, correct, spellingsOf } from '#domain/search/spelling.ts'

const known = [
  spellingsOf([
    ['printer', 5],
    ['printing', 3],
    ['usb', 4],
    ['wireless', 4],
    ['recognise', 2],
    ['install', 3],
    ['charge', 3],
    ['screen', 6],
    ['seen', 1],
    ['bluetooth', 4],
    ['internet', 5],
  ]),
]

test.each([
  ['pritner', 'printer'],
  ['wirless', 'wireless'],
  ['ubs', 'usb'],
  ['sceen', 'screen'],
  ['bluetoth', 'bluetooth'],
  ['intenet', 'internet'],
  ['rpinter', 'printer'],
])('"%s" was meant to be "%s"', (typed, meant) => {
  expect(correct(typed, known)).toBe(meant)
})

test.each([
  ['pinters', 'printers'],
  ['instaling', 'installing'],
])('"%s" becomes "%s" though only its stem is known', (typed, meant) => {
  expect(correct(typed, known)).toBe(meant)
})

test.each(['ab', 'cup', 'zebra', 'xqzv', 'kubernetes', 'interpreted', '0x80070643', 'мышь'])(
  '"%s" is left alone',
  typed => {
    expect(correct(typed, known)).toBeUndefined()
  },
)

test('a word that is still being typed is completed to the commonest word', () => {
  expect(complete('prin', known)).toBe('printer')
  expect(complete('blueto', known)).toBe('bluetooth')
  expect(complete('pr', known)).toBeUndefined()
})

test('one slip in a long word never hides it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), at => {
      const swapped = [...'bluetooth']
      swapped.splice(
        at,
        2,
        ...'bluetooth'
          .slice(at, at + 2)
          .split('')
          .toReversed(),
      )
      expect([undefined, 'bluetooth']).toContain(correct(swapped.join(''), known))
      expect(correct('bluetooth'.slice(0, at) + 'bluetooth'.slice(at + 1), known)).toBe('bluetooth')
    }),
  )
})
