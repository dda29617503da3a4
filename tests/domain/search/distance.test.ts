import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { distance } from '#domain/search/distance.ts'

const far = (typed: string, known: string) => distance(typed, known, 10)

test('likelier slips cost less', () => {
  expect(far('pritner', 'printer')).toBeLessThan(far('prixter', 'printer'))
  expect(far('conect', 'connect')).toBeLessThan(far('cnnect', 'connect'))
  expect(far('lapyop', 'laptop')).toBeLessThan(far('lapzop', 'laptop'))
  expect(far('labtop', 'laptop')).toBeLessThan(far('laxtop', 'laptop'))
  expect(far('xouse', 'mouse')).toBeGreaterThan(far('mouxe', 'mouse'))
})

test.each([
  ['ubs', 'usb', 0.6, 'the first two letters swapped'],
  ['printre', 'printer', 0.6, 'the last two letters swapped'],
  ['conect', 'connect', 0.4, 'a doubled letter once'],
  ['connnect', 'connect', 0.4, 'a doubled letter three times'],
  ['printerr', 'printer', 0.4, 'the last letter twice'],
  ['cnnect', 'connect', 0.75, 'a vowel left out'],
  ['connet', 'connect', 0.9, 'a consonant left out'],
  ['connmect', 'connect', 0.9, 'a consonant too many'],
  ['ouse', 'mouse', 1.25, 'the first letter left out'],
  ['umouse', 'mouse', 1.1, 'a vowel too many in front'],
  ['labtop', 'laptop', 0.75, 'a letter of the same sound'],
  ['lapyop', 'laptop', 0.75, 'the next key in the row'],
  ['pronter', 'printer', 0.75, 'the key before it in the row'],
  ['dcreen', 'screen', 1.1, 'a neighbouring first letter'],
  ['scrren', 'screen', 0.75, 'the next key of a later letter'],
  ['switcy', 'switch', 0.75, 'the key above it'],
  ['laxtop', 'laptop', 1.1, 'another letter altogether'],
  ['xouse', 'mouse', 1.45, 'another first letter'],
  ['abat', 'cat', 2.2, 'a vowel too many in front, and another letter behind it'],
  ['pritners', 'printer', 1.5, 'a swap and a letter too many'],
  ['', 'mouse', 1.25 + 0.75 + 0.75 + 0.9 + 0.75, 'nothing at all'],
])('"%s" for "%s" costs %d: %s', (typed, known, cost) => {
  expect(far(typed, known)).toBeCloseTo(cost)
  expect(far(known, typed)).toBeCloseTo(cost)
})

test('what is just near enough is found, and what is a little further is not', () => {
  expect(distance('ubs', 'usb', 0.6)).toBe(0.6)
  expect(distance('ubs', 'usb', 0.59)).toBe(Infinity)
  expect(distance('a', 'aaaaaa', 2)).toBe(2)
  expect(distance('a', 'aaaaaa', 1.9)).toBe(Infinity)
})

test('too far is infinitely far', () => {
  expect(distance('printer', 'keyboard', 2)).toBe(Infinity)
  expect(distance('', 'keyboard', 2)).toBe(Infinity)
})

const word = fc.stringMatching(/^[a-z]{0,10}$/)

test('a word is no distance from itself, and the limit only ever hides what is beyond it', () => {
  fc.assert(
    fc.property(word, word, fc.double({ min: 0.5, max: 4, noNaN: true }), (typed, known, most) => {
      expect(far(typed, typed)).toBe(0)
      const real = far(typed, known)
      expect(distance(typed, known, most)).toBe(real <= most ? real : Infinity)
    }),
  )
})

test('a word is as far from another as the other from it', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      // Ten doubled letters cost 4, ten others up to 11: some pairs are further than the limit, from both sides.
      expect(distance(one, other, 20)).toBeCloseTo(distance(other, one, 20))
    }),
  )
})
