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

test('small numbers take one character, and each guide counts from the one before it', () => {
  const first = { unit: 2, kind: 'symptom', share: 0.5 } as const
  const last = { unit: 40, kind: 'heading', share: 1 } as const
  expect(writePostings([{ guide: 3, places: [first] }])).toBe('DBCM')
  expect(
    writePostings([
      { guide: 3, places: [first] },
      { guide: 5, places: [last, first] },
    ]),
  ).toBe('DBCMCCoBfCM')
  expect(writePostings([{ guide: 1024, places: [] }])).toBe('ggBA')
  expect(writePostings([])).toBe('')
})

test.each([
  ['', []],
  ['D', []],
  ['DA', [{ guide: 3, places: [] }]],
  // Of a place that is cut off the rest counts as nothing.
  ['DBC', [{ guide: 3, places: [{ unit: 2, kind: 'title', share: 1 / 16 }] }]],
  ['DB B', [{ guide: 3, places: [{ unit: 0, kind: 'title', share: 3 / 16 }] }]],
  ['DBC_B', [{ guide: 3, places: [{ unit: 2, kind: 'heading', share: 15 / 16 }] }]],
])('damaged text %j is read as %j', (text, read) => expect(readPostings(text)).toEqual(read))

test('damaged text never throws and never runs away', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), text => {
      const places = readPostings(text).reduce((sum, posting) => sum + posting.places.length, 0)
      expect(places).toBeLessThanOrEqual(text.length * text.length + 1)
    }),
  )
})
