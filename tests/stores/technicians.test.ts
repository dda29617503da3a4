import { atom } from 'nanostores'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

import type { Coordinates } from '#domain/locator/coordinates.ts'
import { ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { Technician } from '#domain/locator/technicians.ts'
import type { ListFailure, TechnicianService } from '#services/technicians.ts'
import type { Where } from '#stores/locator/position.ts'
import { createTechnicians } from '#stores/locator/technicians.ts'

const LONDON = { lat: 51.5074, lng: -0.1278 }
const PARIS = { lat: 48.8566, lng: 2.3522 }
const made = (id: string, place: Coordinates, more: object = {}) =>
  v.parse(Technician, { id, name: id, location: place, ...more })
const CITIES = [made('london', LONDON), made('paris', PARIS)]
const at = (place: Coordinates): Where => ({ state: 'located', by: 'device', place, accuracy: 10 })
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

function list(around: (place: Coordinates) => Promise<Result<readonly Technician[], ListFailure>>) {
  const $where = atom<Where>({ state: 'idle' })
  const $live = atom<readonly Technician[]>([])
  const store = createTechnicians($where, $live, { around, areas: async () => ok([]) })
  const seen: string[] = []
  const stop = store.$list.listen(now =>
    seen.push(now.state === 'ready' ? now.technicians.map(({ id }) => id).join() : now.state),
  )
  return { ...store, $where, $live, seen, stop }
}

test('until there is a place, nothing is fetched', () => {
  const around = vi.fn<TechnicianService['around']>(async () => ok(CITIES))
  expect(list(around).$list.get()).toEqual({ state: 'idle' })
  expect(around).not.toHaveBeenCalled()
})

test('the list is rebuilt at every update, and is never that of a place far away', async () => {
  const { $where, seen } = list(async () => ok(CITIES))
  for (const place of [LONDON, PARIS, { lat: 0, lng: 0 }]) {
    $where.set(at(place))
    await settled()
  }
  expect(seen).toEqual(['loading', 'london', 'loading', 'paris', 'loading', ''])
})

test('the answer for an earlier place is never shown after that of a later one', async () => {
  const answers: (() => void)[] = []
  const { $where, seen } = list(
    () => new Promise(resolve => answers.push(() => resolve(ok(CITIES)))),
  )
  $where.set(at(LONDON))
  $where.set(at({ lat: 10, lng: 10 }))
  $where.set(at(PARIS))
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await settled()
  answers[1]?.()
  await settled()
  expect(seen).toEqual(['loading', 'paris'])
})

test('a minute of updates every 100 ms, on a slow connection, shows lists all the while and leaks nothing', async () => {
  vi.useFakeTimers()
  let open = 0
  let most = 0
  const { $where, seen, stop } = list(async () => {
    most = Math.max(most, ++open)
    await new Promise(resolve => setTimeout(resolve, 900))
    open--
    return ok(CITIES)
  })
  for (let tick = 0; tick < 600; tick++) {
    $where.set(at({ lat: LONDON.lat + tick * 1e-6, lng: LONDON.lng }))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(most).toBe(1)
  expect(seen.filter(ids => ids === 'london').length).toBeGreaterThan(50)
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(open).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a list that did not arrive can be loaded at another try', async () => {
  const around = vi.fn<TechnicianService['around']>(async () => ok(CITIES))
  around.mockResolvedValueOnce({ ok: false, reason: 'offline' })
  const { $where, look, seen } = list(around)
  $where.set(at(LONDON))
  await settled()
  look()
  await settled()
  expect(seen).toEqual(['loading', 'failed', 'loading', 'london'])
})

test('what the map knows joins the list; our own entry of the same id wins', async () => {
  const { $where, $live, $list } = list(async () => ok(CITIES))
  $where.set(at(LONDON))
  await settled()
  $live.set([
    made('london', LONDON, { source: 'osm' }),
    made('osm-node-1', LONDON, { source: 'osm' }),
  ])
  await settled()
  const now = $list.get()
  expect(
    now.state === 'ready' && now.technicians.map(({ id, source }) => `${id} ${source}`),
  ).toEqual(['london operator', 'osm-node-1 osm'])
})

test('a list that failed is loaded again for a new place, not at every later position', async () => {
  const around = vi.fn<TechnicianService['around']>(async () => ({ ok: false, reason: 'offline' }))
  const { $where, seen } = list(around)
  for (let step = 0; step < 20; step++) {
    $where.set(at({ lat: LONDON.lat + step * 1e-5, lng: LONDON.lng }))
    await settled()
  }
  expect(around).toHaveBeenCalledTimes(1)
  expect(seen).toEqual(['loading', 'failed'])
  $where.set(at({ lat: LONDON.lat + 0.01, lng: LONDON.lng }))
  await settled()
  expect(around).toHaveBeenCalledTimes(2)
})

test('the selected technician stays when the reader walks or jumps away, and the distance is always right', async () => {
  const { $where, $list, $selected, select } = list(async () => ok(CITIES))
  $selected.listen(() => {})
  $where.set(at(LONDON))
  await settled()
  const now = $list.get()
  select(now.state === 'ready' ? now.technicians[0] : undefined)
  $where.set(at({ ...LONDON, lat: LONDON.lat + 0.01 }))
  expect($selected.get()?.distance).toBeCloseTo(1112, -1)
  $where.set({ state: 'located', by: 'choice', place: PARIS, name: 'Paris' })
  expect($selected.get()).toMatchObject({ id: 'london' })
  expect($selected.get()?.distance).toBeCloseTo(343_500, -3)
})
