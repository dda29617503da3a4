import { atom } from 'nanostores'

import type { Coordinates } from '#domain/locator/coordinates.ts'
import type { Technician } from '#domain/locator/technicians.ts'
import { overpass } from '#services/overpass.ts'
import type { LookFailure, MapDataService } from '#services/overpass.ts'
import { readSession, writeSession } from '#services/session-storage.ts'
import { site } from '#site.ts'

export type LookUp =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'ready'; count: number }
  | { state: 'failed'; reason: LookFailure }

/** How long the shared server asks us to wait after too many requests. */
export const REST = 30_000

/** A search of OpenStreetMap itself, on a press. The results stay for as long as the page. */
export function createLookUp(service: MapDataService) {
  const $look = atom<LookUp>({ state: 'idle' })
  const $found = atom<readonly Technician[]>([])
  const $resting = atom(false)

  return {
    $look,
    $found,
    /** While this is true, a press makes no request. */
    $resting,
    async look(place: Coordinates) {
      if ($look.get().state === 'looking' || $resting.get()) return
      $look.set({ state: 'looking' })
      const found = await service.look(place)
      if (found.ok) {
        const ids = new Set(found.value.map(({ id }) => id))
        $found.set([...$found.get().filter(({ id }) => !ids.has(id)), ...found.value])
        $look.set({ state: 'ready', count: found.value.length })
        return
      }
      $look.set({ state: 'failed', reason: found.reason })
      if (found.reason !== 'busy') return
      $resting.set(true)
      setTimeout(() => $resting.set(false), REST)
    },
  }
}

const doors = {
  fetch: (address: string, request: RequestInit) => fetch(address, request),
  remembered: readSession,
  remember: writeSession,
}

export const lookUp = createLookUp(overpass(site.map.overpass, doors))
