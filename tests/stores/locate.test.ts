import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'

import { createLocate } from '#stores/locator/locate.ts'
import type { Where } from '#stores/locator/position.ts'

const here: Where = {
  state: 'located',
  by: 'device',
  place: { lat: 51.5, lng: -0.1 },
  accuracy: 10,
}

function locator(before: Where = { state: 'idle' }) {
  const $where = atom<Where>(before)
  const follow = vi.fn(() => {
    if ($where.get().state !== 'located') $where.set({ state: 'locating' })
  })
  const map = { show: vi.fn(), look: vi.fn() }
  return { $where, map, locate: createLocate({ place: { $where, follow }, map }) }
}

test('the map is shown with the position, not before', () => {
  const { $where, map, locate } = locator()
  locate()
  expect(map.show).not.toHaveBeenCalled()
  $where.set(here)
  expect(map.show).toHaveBeenCalledOnce()
  $where.set({ ...here })
  expect(map.show).toHaveBeenCalledOnce()
})

test('a reader who refuses is shown no map: its pictures come from another company', () => {
  const { $where, map, locate } = locator()
  locate()
  $where.set({ state: 'failed', why: 'denied' })
  expect(map.show).not.toHaveBeenCalled()
})

test('a reader who refuses and chooses a place by name has not requested a map', () => {
  const { $where, map, locate } = locator()
  locate()
  $where.set({ state: 'failed', why: 'denied' })
  $where.set({ state: 'located', by: 'choice', place: { lat: 51.5, lng: -0.1 }, name: 'Holborn' })
  $where.set(here)
  expect(map.show).not.toHaveBeenCalled()
})

test('a position that comes late shows it all the same', () => {
  const { $where, map, locate } = locator()
  locate()
  $where.set({ state: 'failed', why: 'timeout' })
  $where.set(here)
  expect(map.show).toHaveBeenCalledOnce()
})

test('where the position is known, a press shows the map at once', () => {
  const { map, locate } = locator(here)
  locate()
  expect(map.show).toHaveBeenCalledOnce()
  expect(map.look).toHaveBeenCalledWith('streets')
})
