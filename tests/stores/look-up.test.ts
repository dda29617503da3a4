import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'

import { ok } from '#domain/result.ts'
import { Technician } from '#domain/locator/technicians.ts'
import type { MapDataService } from '#services/overpass.ts'
import { createLookUp, REST } from '#stores/locator/look-up.ts'

const HERE = { lat: 51.5, lng: -0.1 }
const found = (id: string) => v.parse(Technician, { id, name: id, location: HERE, source: 'osm' })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what was found stays, and is not doubled by a second look', async () => {
  const { look, $look, $found } = createLookUp({ look: async () => ok([found('osm-node-1')]) })
  await look(HERE)
  await look(HERE)
  expect($look.get()).toEqual({ state: 'ready', count: 1 })
  expect($found.get()).toHaveLength(1)
})

test('presses while an answer is on its way ask nothing more', async () => {
  const service = vi.fn<MapDataService['look']>(async () => ok([]))
  const { look } = createLookUp({ look: service })
  await Promise.all([look(HERE), look(HERE), look(HERE)])
  expect(service).toHaveBeenCalledTimes(1)
})

test('after "too many requests" half a minute passes before the next', async () => {
  const service = vi.fn<MapDataService['look']>(async () => ({ ok: false, reason: 'busy' }))
  const { look, $look, $resting } = createLookUp({ look: service })
  await look(HERE)
  expect($look.get()).toEqual({ state: 'failed', reason: 'busy' })
  await look(HERE)
  expect(service).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(REST)
  expect($resting.get()).toBe(false)
  await look(HERE)
  expect(service).toHaveBeenCalledTimes(2)
})

test('other failures leave what was found before', async () => {
  const service = vi.fn<MapDataService['look']>(async () => ok([found('osm-node-1')]))
  const { look, $found, $resting } = createLookUp({ look: service })
  await look(HERE)
  service.mockResolvedValueOnce({ ok: false, reason: 'slow' })
  await look(HERE)
  expect($found.get()).toHaveLength(1)
  expect($resting.get()).toBe(false)
})
