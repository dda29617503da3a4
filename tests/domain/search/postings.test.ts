import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { KINDS, readPostings, writePostings } from '#domain/search/postings.ts'

const place = fc.record({
  unit: fc.nat(60),
  kind: fc.constantFrom(...KINDS),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})
const postings = fc
  .uniqueArray(
    fc.record({ guide: fc.nat(20_000), places: fc.array(place, { minLength: 1, maxLength: 5 }) }),
    {
      selector: ({ guide }) => guide,
    },
  )
  .map(list => list.toSorted((a, b) => a.guide - b.guide))

test('what is written is read back, with shares to a sixteenth', () => {
  fc.assert(
    fc.property(postings, list => {
      const read = readPostings(writePostings(list))
      expect(read.map(({ guide }) => guide)).toEqual(list.map(({ guide }) => guide))
      list.forEach(({ places }, n) => {
        places.forEach(({ unit, kind, share }, m) => {
          const back = read[n]?.places[m]
          expect(back).toMatchObject({ unit, kind })
          expect(Math.abs((back?.share ?? 9) - share)).toBeLessThanOrEqual(1 / 16 + 1e-9)
        })
      })
    }),
  )
})

test('damaged text never throws and never runs away', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), text => {
      const places = readPostings(text).reduce((sum, posting) => sum + posting.places.length, 0)
      expect(places).toBeLessThanOrEqual(text.length * text.length + 1)
    }),
  )
})
