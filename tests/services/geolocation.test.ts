import { afterEach, expect, test, vi } from 'vitest'

import type { Position } from '#domain/locator/coordinates.ts'
import { geolocation } from '#services/geolocation.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose geolocation is driven by the test. */
function browser() {
  const watch = vi.fn<Geolocation['watchPosition']>(() => 7)
  const clearWatch = vi.fn<Geolocation['clearWatch']>()
  vi.stubGlobal('navigator', {
    geolocation: { watchPosition: watch, clearWatch },
    permissions: { query: async () => ({ state: 'granted' }) },
  })
  const found: Position[] = []
  const failed: string[] = []
  const stop = geolocation.watch(
    position => found.push(position),
    why => failed.push(why),
  )
  const [tell, refuse, options] = watch.mock.calls[0] ?? []
  return {
    found,
    failed,
    stop,
    clearWatch,
    options,
    tell: (coords: object) => tell?.({ coords } as GeolocationPosition),
    refuse: (code: number) => refuse?.({ code } as GeolocationPositionError),
  }
}

test('the position is watched with high accuracy until the watch is stopped', () => {
  const { options, stop, clearWatch } = browser()
  expect(options?.enableHighAccuracy).toBe(true)
  stop()
  expect(clearWatch).toHaveBeenCalledWith(7)
})

test('each position comes with its accuracy', () => {
  const { tell, found } = browser()
  tell({ latitude: 51.5, longitude: -0.1, accuracy: 20_000 })
  expect(found).toEqual([{ place: { lat: 51.5, lng: -0.1 }, accuracy: 20_000 }])
})

test.each([
  ['not numbers', { latitude: Number.NaN, longitude: 0, accuracy: 1 }],
  ['off the earth', { latitude: 91, longitude: 0, accuracy: 1 }],
  ['without accuracy', { latitude: 1, longitude: 0, accuracy: null }],
])('a position that is %s is rejected', (_what, coords) => {
  const { tell, found, failed } = browser()
  tell(coords)
  expect(found).toEqual([])
  expect(failed).toEqual(['unavailable'])
})

test('each of the three standard errors has a name of ours', () => {
  const { refuse, failed } = browser()
  for (const code of [1, 2, 3, 99]) refuse(code)
  expect(failed).toEqual(['denied', 'unavailable', 'timeout', 'unavailable'])
})

test('a browser without geolocation or permissions is reported, and nothing is requested', async () => {
  vi.stubGlobal('navigator', {})
  const failed: string[] = []
  geolocation.watch(
    () => {},
    why => failed.push(why),
  )()
  expect(failed).toEqual(['unsupported'])
  expect(await geolocation.isGranted()).toBe(false)
})
