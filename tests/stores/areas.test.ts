import { expect, test, vi } from 'vitest'

import type { Area } from '#domain/locator/areas.ts'
import { ok } from '#domain/result.ts'
import type { TechnicianService } from '#services/technicians.ts'
import { createAreas } from '#stores/locator/areas.ts'

const SOHO: Area = { name: 'Soho', place: { lat: 51.5, lng: -0.1 }, technicians: 2 }

function areas(answer: TechnicianService['areas']) {
  const service = vi.fn<TechnicianService['areas']>(answer)
  return { service, ...createAreas({ areas: service, around: async () => ok([]) }) }
}

test('somebody who types faster than the list arrives still finds the place, with one request', async () => {
  const { service, load, find } = areas(async () => ok([SOHO]))
  const [, found] = await Promise.all([load(), find('so'), load()])
  expect(found).toEqual(SOHO)
  expect(service).toHaveBeenCalledTimes(1)
})

test('nothing typed finds nothing, and so does an unknown name', async () => {
  const { find } = areas(async () => ok([SOHO]))
  expect(await find(' ')).toBeUndefined()
  expect(await find('Atlantis')).toBeUndefined()
})

test('a list that did not arrive is loaded at the next try', async () => {
  const { service, find, $areas } = areas(async () => ok([SOHO]))
  service.mockResolvedValueOnce({ ok: false, reason: 'offline' })
  expect(await find('soho')).toBeUndefined()
  expect($areas.get()).toEqual({ state: 'failed', reason: 'offline' })
  expect(await find('soho')).toEqual(SOHO)
})
