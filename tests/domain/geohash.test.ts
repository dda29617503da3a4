import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cellBox, cover, geohash, isUpperHalf, nearestOf } from '#domain/locator/geohash.ts'
import { boxAround, distance, wrapLongitude } from '#domain/locator/coordinates.ts'
import type { Coordinates } from '#domain/locator/coordinates.ts'

const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const length = fc.integer({ min: 1, max: 7 })

test.each([
  ['Jutland, the example that everybody uses', 57.64911, 10.40744, 'u4pruydqqvj'],
  ['London', 51.5074, -0.1278, 'gcpvj0du'],
  ['the middle of nowhere', 0, 0, 's0000'],
  ['the south-west corner', -90, -180, '00000'],
  ['the north-east corner', 90, 180, 'zzzzz'],
])('%s has its known hash', (_name, lat, lng, hash) => {
  expect(geohash({ lat, lng }, hash.length)).toBe(hash)
})

test('a place lies in its own cell', () => {
  fc.assert(
    fc.property(anywhere, length, (place, size) => {
      const { south, north, west, east } = cellBox(geohash(place, size))
      expect(place.lat).toBeGreaterThanOrEqual(south)
      expect(place.lat).toBeLessThanOrEqual(north)
      expect(place.lng).toBeGreaterThanOrEqual(west)
      expect(place.lng).toBeLessThanOrEqual(east)
    }),
  )
})

test('a cell halved as often as its name has bits is a cell of one more letter', () => {
  fc.assert(
    fc.property(anywhere, place => {
      const hash = geohash(place, 3)
      let [south, north, west, east] = [-90, 90, -180, 180]
      for (let halved = 0; halved < 15; halved++) {
        const isUpper = isUpperHalf(hash, halved)
        const [lat, lng] = [(south + north) / 2, (west + east) / 2]
        if (halved % 2 === 0) [west, east] = isUpper ? [lng, east] : [west, lng]
        else [south, north] = isUpper ? [lat, north] : [south, lat]
      }
      expect({ south, north, west, east }).toEqual(cellBox(hash))
    }),
  )
})

describe('the place of a cell that is nearest', () => {
  test.each([
    ['to one within is that place', 'gcpvj0', 51.507, -0.129, 51.507, -0.129],
    ['to one in the south-west is its corner', 'gcpvj0', 51, -1, 51.50391, -0.13184],
    ['to one in the north-east is its corner', 'gcpvj0', 52, 1, 51.5094, -0.12085],
    ['over the antimeridian is at its far side', 'xbpbpb', 0.002, -179, 0.002, 180],
    ['over the antimeridian is at its near side', '800000', 0.003, 179.99, 0.003, -180],
  ])('%s', (_name, hash, lat, lng, nearLat, nearLng) => {
    const near = nearestOf(hash, { lat, lng })
    expect([near.lat.toFixed(4), near.lng.toFixed(4)]).toEqual([
      nearLat.toFixed(4),
      nearLng.toFixed(4),
    ])
  })
})

describe('cover', () => {
  test('takes the smallest cells of which there are not too many', () => {
    const around = (radius: number) => cover(boxAround({ lat: 51.5074, lng: -0.1278 }, radius))
    expect(new Set(around(2000).map(({ length: letters }) => letters))).toEqual(new Set([6]))
    expect(new Set(around(20_000).map(({ length: letters }) => letters))).toEqual(new Set([5]))
    expect(around(2000).length).toBeLessThan(50)
    expect(cover({ south: 51.505, north: 51.506, west: -0.13, east: -0.129 })).toEqual(['gcpvj0'])
    const county = cover({ south: 51, north: 52, west: -1, east: 0 })
    expect(new Set(county.map(({ length: letters }) => letters))).toEqual(new Set([4]))
    expect(county).toHaveLength(24)
  })

  test('every place in the circle is in one of the cells', () => {
    fc.assert(
      fc.property(
        anywhere,
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (from, up, right) => {
          const shrink = Math.max(0.001, Math.cos((from.lat * Math.PI) / 180))
          const to = {
            lat: Math.min(90, Math.max(-90, from.lat + up * 0.018)),
            lng: wrapLongitude(from.lng + (right * 0.018) / shrink),
          }
          fc.pre(distance(from, to) <= 2000)
          const cells = cover(boxAround(from, 2000))
          expect(cells.length).toBeLessThanOrEqual(200)
          expect(cells.some(cell => geohash(to, 7).startsWith(cell))).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('goes on over the antimeridian', () => {
    const cells = cover(boxAround({ lat: -16.8, lng: 179.999 }, 2000))
    for (const lng of [179.985, 179.999, -179.999, -179.985])
      expect(cells).toContain(geohash({ lat: -16.8, lng }, 6))
    expect(cells.length).toBeLessThan(50)
  })

  test('at the pole itself every longitude is near', () => {
    const cells = cover(boxAround({ lat: 90, lng: 0 }, 2000))
    for (const lng of [-180, -90, 0, 90, 179])
      expect(cells.some(cell => geohash({ lat: 89.99, lng }, 7).startsWith(cell))).toBe(true)
  })
})
