import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { KINDS, readTerms, writeTerms } from '#domain/search/postings.ts'
import type { TermPlaces } from '#domain/search/postings.ts'

const place = fc.record({
  unit: fc.nat(60),
  kind: fc.constantFrom(...KINDS),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})
const places = fc
  .uniqueArray(place, { minLength: 1, maxLength: 5, selector: ({ unit }) => unit })
  .map(list => list.toSorted((a, b) => a.unit - b.unit))
const term = fc
  .uniqueArray(fc.record({ guide: fc.nat(20_000), places }), { selector: ({ guide }) => guide })
  .map(list => list.toSorted((a, b) => a.guide - b.guide))
  .map((postings): TermPlaces => ({ guides: postings.length, postings }))
const table = fc
  .dictionary(fc.stringMatching(/^!?[a-z]{1,8}$/), term, { minKeys: 1 })
  .map(terms => new Map(Object.entries(terms)))

const one = (name: string, postings: TermPlaces['postings'], guides = postings.length) =>
  new Map([[name, { guides, postings }]])

test('what is written is read back, with shares to a sixteenth', () => {
  fc.assert(
    fc.property(table, terms => {
      const read = readTerms(writeTerms(terms))
      expect([...read.keys()]).toEqual([...terms.keys()])
      for (const [name, { guides, postings }] of terms) {
        const back = read.get(name)
        expect(back?.guides).toBe(guides)
        expect(back?.postings.map(({ guide }) => guide)).toEqual(postings.map(({ guide }) => guide))
        postings.forEach(({ places }, n) => {
          const found = back?.postings[n]?.places ?? []
          expect(found.map(({ unit, kind }) => [unit, kind])).toEqual(
            places.map(({ unit, kind }) => [unit, kind]),
          )
          places.forEach(({ share }, m) => {
            const read = found[m]?.share ?? 9
            expect(Math.abs(read - share)).toBeLessThanOrEqual(1 / 16 + 1e-9)
          })
        })
      }
    }),
  )
})

test('small numbers take one character, and each number counts from the one before it', () => {
  const first = { unit: 2, kind: 'symptom', share: 0.5 } as const
  const last = { unit: 40, kind: 'heading', share: 1 } as const
  expect(writeTerms(one('toast', [{ guide: 3, places: [first] }]))).toEqual([
    'toast',
    'BDB',
    'C',
    'M',
  ])
  expect(
    writeTerms(
      new Map([
        ...one('jam', [
          { guide: 3, places: [first] },
          { guide: 5, places: [first, last] },
        ]),
        ...one('toast', [{ guide: 1024, places: [] }], 300),
      ]),
    ),
  ).toEqual(['jam toast', 'CDBCCsJggBA', 'CCmB', 'MMf'])
})

test('of a term that more guides have than are kept, the number of all is read back', () => {
  const postings = Array.from({ length: 250 }, (_, guide) => ({ guide, places: [] }))
  const read = readTerms(writeTerms(new Map([...one('jam', postings, 300), ...one('toast', [])])))
  expect(read.get('jam')).toEqual({ guides: 300, postings })
  expect(read.get('toast')).toEqual({ guides: 0, postings: [] })
})

test.each<[string, string, string, string, unknown]>([
  ['', '', '', '', []],
  ['jam', 'B', '', '', []],
  ['jam', 'BDA', '', '', [{ guide: 3, places: [] }]],
  // The number of places is cut off, or there are fewer than it says.
  ['jam', 'BD', 'C', 'M', [{ guide: 3, places: [] }]],
  ['jam', 'BDC', 'C', 'M', [{ guide: 3, places: [{ unit: 2, kind: 'symptom', share: 9 / 16 }] }]],
  // A kind that is cut off, or none, is read as a little of a title.
  ['jam', 'BDB', 'C', '', [{ guide: 3, places: [{ unit: 2, kind: 'title', share: 1 / 16 }] }]],
  ['jam', 'BDB', 'C', '*', [{ guide: 3, places: [{ unit: 2, kind: 'title', share: 1 / 16 }] }]],
])('damaged terms %j %j %j %j are read as far as they go', (names, guides, units, kinds, read) =>
  expect(readTerms([names, guides, units, kinds]).get(names)?.postings).toEqual(read),
)

test('damaged text never throws and never runs away', () => {
  const text = fc.string({ maxLength: 200 })
  fc.assert(
    fc.property(text, text, text, text, (names, guides, units, kinds) => {
      const read = [...readTerms([names, guides, units, kinds]).values()]
      const postings = read.flatMap(({ postings }) => postings)
      expect(postings.length).toBeLessThanOrEqual(guides.length)
      expect(postings.flatMap(({ places }) => places).length).toBeLessThanOrEqual(units.length)
    }),
  )
})
