import { atom } from 'nanostores'

import type { Area } from '#domain/areas.ts'
import { settle } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import { technicianFiles } from '#services/technicians.ts'
import type { ListFailure, TechnicianService } from '#services/technicians.ts'

/** The places that can be chosen by name. Fetched when somebody wants to choose one. */
export function createAreas(service: TechnicianService) {
  const $areas = atom<Remote<readonly Area[], ListFailure>>({ state: 'idle' })
  return {
    $areas,
    async load() {
      const { state } = $areas.get()
      if (state === 'loading' || state === 'ready') return
      $areas.set({ state: 'loading' })
      $areas.set(settle(await service.areas()))
    },
  }
}

export const areas = createAreas(technicianFiles())
