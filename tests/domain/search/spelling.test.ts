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

test.each([
  // Of three letters only a swap is a slip; of four nearly anything small is, but not two slips.
  ['ubs', 'usb'],
  ['uab', undefined],
  ['sren', 'seen'],
  ['sxxn', undefined],
  ['bluetoohtt', 'bluetooth'],
  ['blxxxooth', undefined],
  ['a'.repeat(25), undefined],
])('"%s" of so many letters may be as wrong as to mean %s', (typed, meant) => {
  expect(correct(typed, known)).toBe(meant)
})

test('of two words that are as close, the commoner is meant, and a rare one if it is closer', () => {
  const two = (printer: number, pointer: number) => [
    spellingsOf([
      ['printer', printer],
      ['pointer', pointer],
    ]),
  ]
  expect(correct('pxinter', two(1, 7))).toBe('pointer')
  expect(correct('pxinter', two(7, 1))).toBe('printer')
  expect(correct('printre', two(0, 7))).toBe('printer')
})

test('a word is found though its first two letters are swapped or one stands too many in front', () => {
  expect(correct('rpinter', known)).toBe('printer')
  expect(correct('xprinter', known)).toBe('printer')
  // That would mean to look through all words.
  expect(correct('rinter', known)).toBeUndefined()
})

test('an ending is set aside only where the rest is nearly right', () => {
  expect(correct('isntalling', known)).toBe('installing')
  expect(correct('scrrens', known)).toBe('screens')
  expect(correct('scvrrenxing', known)).toBeUndefined()
})

test('words of one or two letters are never what a slip stands for', () => {
  expect(correct('pcc', [spellingsOf([['pc', 7]])])).toBeUndefined()
  expect(complete('usb', [spellingsOf([['usb', 1]])])).toBe('usb')
})

test('a word that is still being typed is completed to the commonest word', () => {
  expect(complete('prin', known)).toBe('printer')
  expect(complete('blueto', known)).toBe('bluetooth')
  expect(complete('pr', known)).toBeUndefined()
  expect(complete('usb', known)).toBe('usb')
  expect(complete('rin', known)).toBeUndefined()
  const more = spellingsOf([
    ['printers', 5],
    ['printed', 5],
    ['pronto', 0],
  ])
  // Among words as common, the shortest; what is hardly meant is never offered.
  expect(complete('prin', [more])).toBe('printed')
  expect(complete('pron', [more])).toBeUndefined()
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
