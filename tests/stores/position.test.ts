import { expect, test } from 'vitest'

import type { PositionFailure, Position } from '#domain/locator/coordinates.ts'
import type { GeolocationService } from '#services/geolocation.ts'
import { createPlace } from '#stores/locator/position.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }
const PARIS = { lat: 48.8566, lng: 2.3522 }

/** A device that the test moves about, also after it was told to stop. */
function device(granted = false) {
  const watches: {
    found: (position: Position) => void
    failed: (why: PositionFailure) => void
    on: boolean
  }[] = []
  const service: GeolocationService = {
    isGranted: async () => granted,
    watch(found, failed) {
      const watch = { found, failed, on: true }
      watches.push(watch)
      return () => {
        watch.on = false
      }
    },
  }
  const store = createPlace(service)
  const stop = store.$where.listen(() => {})
  return { ...store, stop, watches, last: () => watches.at(-1) }
}

test('the device is not asked for its position before the reader presses the button', async () => {
  const { $where, watches, followIfGranted } = device()
  expect($where.get()).toEqual({ state: 'idle' })
  expect(await followIfGranted()).toBe(false)
  expect(watches).toHaveLength(0)
})

test('where the reader has said yes before, it begins by itself', async () => {
  const { $where, followIfGranted } = device(true)
  expect(await followIfGranted()).toBe(true)
  expect($where.get()).toEqual({ state: 'locating' })
})

test('a press before it is known whether the reader has said yes does not count as a yes', async () => {
  const { followIfGranted, follow, watches } = device()
  const begun = followIfGranted()
  follow()
  expect(await begun).toBe(false)
  expect(watches).toHaveLength(1)
})

test('a press finds the place, and every later update moves it, jumps included', () => {
  const { $where, follow, last } = device()
  follow()
  expect($where.get()).toEqual({ state: 'locating' })
  for (const place of [LONDON, PARIS, LONDON]) {
    last()?.found({ place, accuracy: 10 })
    expect($where.get()).toEqual({ state: 'located', by: 'device', place, accuracy: 10 })
  }
})

test.each(['denied', 'unavailable', 'timeout', 'unsupported'] as const)(
  '%s is told, and a later position mends it',
  why => {
    const { $where, follow, last } = device()
    follow()
    last()?.failed(why)
    expect($where.get()).toEqual({ state: 'failed', why })
    last()?.found({ place: LONDON, accuracy: 10 })
    expect($where.get().state).toBe('located')
  },
)

test('a device that loses track keeps the last place, and says so', () => {
  const { $where, follow, last } = device()
  follow()
  last()?.found({ place: LONDON, accuracy: 10 })
  last()?.failed('timeout')
  expect($where.get()).toEqual({
    state: 'located',
    by: 'device',
    place: LONDON,
    accuracy: 10,
    trouble: 'timeout',
  })
})

test('a permission that is taken back ends it', () => {
  const { $where, follow, last } = device()
  follow()
  last()?.found({ place: LONDON, accuracy: 10 })
  last()?.failed('denied')
  expect($where.get()).toEqual({ state: 'failed', why: 'denied' })
})

test('Refresh Location asks again, leaves the list in place meanwhile, and leaves a single watch running', () => {
  const { $where, follow, watches } = device()
  follow()
  watches[0]?.found({ place: LONDON, accuracy: 10 })
  follow()
  expect($where.get().state).toBe('located')
  expect(watches.map(({ on }) => on)).toEqual([false, true])
})

test('a chosen place stays, whatever the device still says', () => {
  const { $where, follow, choose, watches } = device()
  follow()
  choose(PARIS, 'Paris')
  watches[0]?.found({ place: LONDON, accuracy: 10 })
  watches[0]?.failed('denied')
  expect($where.get()).toEqual({ state: 'located', by: 'choice', place: PARIS, name: 'Paris' })
  expect(watches[0]?.on).toBe(false)
})
