import { atom } from 'nanostores'

import { findAreas } from '#domain/locator/areas.ts'
import type { Area } from '#domain/locator/areas.ts'
import { toRemote } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import { technicianFiles } from '#services/technicians.ts'
import type { ListFailure, TechnicianService } from '#services/technicians.ts'

/** The places that can be chosen by name. Fetched when somebody wants to choose one. */
export function createAreas(service: TechnicianService) {
  const $areas = atom<Remote<readonly Area[], ListFailure>>({ state: 'idle' })
  let loading: Promise<void> | undefined

  async function fetchAreas() {
    $areas.set({ state: 'loading' })
    $areas.set(toRemote(await service.areas()))
    loading = undefined
  }

  async function load() {
    if ($areas.get().state === 'ready') return
    loading ??= fetchAreas()
    await loading
  }

  return {
    $areas,
    load,
    /** The best match, even for somebody who types faster than the list loads. */
    async find(typed: string): Promise<Area | undefined> {
      await load()
      const areas = $areas.get()
      return areas.state === 'ready' && typed.trim()
        ? findAreas(areas.value, typed, 1)[0]
        : undefined
    },
  }
}

export const areas = createAreas(technicianFiles())
