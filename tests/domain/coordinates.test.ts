import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { boxAround, distance, kilometres, wrapLongitude } from '#domain/locator/coordinates.ts'
import type { Coordinates } from '#domain/locator/coordinates.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }
const anywhere: fc.Arbitrary<Coordinates> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  test.each([
    ['London to Paris', LONDON, { lat: 48.8566, lng: 2.3522 }, 343_560],
    ['London to New York', LONDON, { lat: 40.7128, lng: -74.006 }, 5_570_220],
    ['a degree along the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111_195],
    ['over the antimeridian', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
    ['over the pole', { lat: 89.5, lng: 0 }, { lat: 89.5, lng: 180 }, 111_195],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015_087],
  ])('%s is right to half a percent', (_name, from, to, metres) => {
    expect(Math.abs(distance(from, to) - metres) / metres).toBeLessThan(0.005)
  })

  test('is the same there and back, never negative, and nothing at home', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 3)
        expect(distance(a, b)).toBeGreaterThanOrEqual(0)
        expect(distance(a, b)).toBeLessThanOrEqual(20_015_100)
        expect(distance(a, a)).toBe(0)
      }),
    )
  })
})

test('kilometres have two decimals', () => {
  expect(kilometres(0)).toBe('0.00 km')
  expect(kilometres(1234.5)).toBe('1.23 km')
  expect(kilometres(2000)).toBe('2.00 km')
})

test('a map that was dragged round the world still has a longitude', () => {
  expect(wrapLongitude(180)).toBe(180)
  expect(wrapLongitude(-180)).toBe(-180)
  expect(wrapLongitude(190)).toBe(-170)
  expect(wrapLongitude(-541)).toBe(179)
  expect(wrapLongitude(-0.1278)).toBe(-0.1278)
})

test.each([
  ['London', 51.5074, -0.1278, { south: 51.48941, north: 51.52539, west: -0.1567, east: -0.0989 }],
  ['the equator', 0, 0, { south: -0.01799, north: 0.01799, west: -0.01799, east: 0.01799 }],
  [
    'Fiji',
    -16.8,
    179.99,
    { south: -16.81799, north: -16.78201, west: 179.97121, east: -179.99121 },
  ],
  ['nearly the pole', 89.99, 10, { south: 89.97201, north: 90, west: -180, east: 180 }],
  ['nearly the other pole', -89.99, 10, { south: -90, north: -89.97201, west: -180, east: 180 }],
])('a box of 2 km around %s is no larger than it must be', (_name, lat, lng, box) => {
  const found = Object.entries(boxAround({ lat, lng }, 2000))
  expect(found.map(([side, degrees]) => [side, degrees.toFixed(4)])).toEqual(
    Object.entries(box).map(([side, degrees]) => [side, degrees.toFixed(4)]),
  )
})

test('a box covers its whole circle, at the poles and the antimeridian too', () => {
  fc.assert(
    fc.property(anywhere, anywhere, fc.integer({ min: 1, max: 50_000 }), (from, jitter, radius) => {
      const to = {
        lat: clamp(from.lat + jitter.lat / 300),
        lng: wrapLongitude(from.lng + jitter.lng / 300),
      }
      fc.pre(distance(from, to) <= radius)
      const { south, north, west, east } = boxAround(from, radius)
      const slack = 1e-9
      expect(to.lat).toBeGreaterThanOrEqual(south - slack)
      expect(to.lat).toBeLessThanOrEqual(north + slack)
      const across = wrapLongitude(to.lng)
      const within =
        west <= east
          ? across >= west - slack && across <= east + slack
          : across >= west - slack || across <= east + slack
      expect(within).toBe(true)
    }),
    { numRuns: 500 },
  )
})

function clamp(lat: number): number {
  return Math.min(90, Math.max(-90, lat))
}
