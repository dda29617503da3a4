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

test('a swap of the first two letters counts as a swap', () => {
  expect(far('ubs', 'usb')).toBeCloseTo(0.6)
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
