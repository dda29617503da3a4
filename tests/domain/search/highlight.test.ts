import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { marksIn } from '#domain/search/highlight.ts'
import { anyText } from '../../any-text.ts'
import { language } from './words.ts'

const marked = (text: string, terms: readonly string[]) =>
  marksIn(text, new Set(terms), language).map(({ start, end }) => text.slice(start, end))

test('a word is marked in every form, and as it is written', () => {
  expect(marked('Printing fails: the Print button', ['print'])).toEqual(['Printing', 'Print'])
})

test('a phrase is marked as a whole', () => {
  expect(marked("Computer won't turn on", ['boot'])).toEqual(['turn on'])
})

test('a phrase is marked where one of its words was searched for', () => {
  expect(marked('A blue screen of death', ['screen'])).toEqual(['blue screen of death'])
})

test('a word that says little is not marked', () => {
  expect(marked('Wait for 20 minutes', ['20'])).toEqual([])
})

test('nothing is marked that was not searched for', () => {
  expect(marked('Laptop gets too hot', ['printer'])).toEqual([])
})

test('marks are in order, apart and inside the text, whatever the text', () => {
  const piece = fc.oneof(anyText(8), fc.constantFrom(' wi-fi ', ' print ', "won't "))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
      const text = pieces.join('')
      let before = 0
      for (const { start, end } of marksIn(text, new Set(['wifi', 'print', '!print']), language)) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        before = end
      }
    }),
  )
})
