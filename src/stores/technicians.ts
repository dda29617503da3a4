import { atom, computed, onMount } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import type { Place } from '#domain/place.ts'
import { nearest } from '#domain/technicians.ts'
import type { Nearby, Technician } from '#domain/technicians.ts'
import { technicianFiles } from '#services/technicians.ts'
import type { ListFailure, TechnicianService } from '#services/technicians.ts'
import { lookUp } from './look-up.ts'
import { place } from './place.ts'
import type { Where } from './place.ts'

/** The list. `idle` is the pre-rendered one, around the place where the map opens. */
export type NearbyList =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; technicians: readonly Nearby[] }
  | { state: 'failed'; reason: ListFailure }

/** Rows that are shown at first, and more of them at each press. */
export const ROWS = 50

/** Technicians around where the reader is, and the one who is looked at. */
export function createTechnicians(
  $where: ReadableAtom<Where>,
  $live: ReadableAtom<readonly Technician[]>,
  service: TechnicianService,
) {
  const $list = atom<NearbyList>({ state: 'idle' })
  const $chosen = atom<Nearby | undefined>()
  const $limit = atom(ROWS)
  let wanted: Place | undefined
  let running = false

  /**
   * One look at a time, always at the newest place. A device that moves faster than the files arrive would
   * otherwise overtake every answer, or be shown the answer for somewhere else.
   */
  async function run() {
    if (running) return
    running = true
    while (wanted) {
      const here = wanted
      wanted = undefined
      const found = await service.around(here)
      if (!found.ok) $list.set({ state: 'failed', reason: found.reason })
      else
        $list.set({ state: 'ready', technicians: nearest(joined(found.value, $live.get()), here) })
    }
    running = false
  }

  function look() {
    const where = $where.get()
    if (where.state !== 'located') return
    wanted = where.place
    const { state } = $list.get()
    if (state === 'idle' || state === 'failed') $list.set({ state: 'loading' })
    void run()
  }

  onMount($list, () => {
    const stops = [$where.subscribe(look), $live.listen(look)]
    return () => stops.forEach(stop => stop())
  })

  return {
    $list,
    look,
    /** How many of the list are shown, nearest first: a thousand rows and markers would stall a phone. */
    $limit,
    showMore: () => $limit.set($limit.get() + ROWS),
    /** Whoever is looked at stays on the page when the reader walks on; the distance follows. */
    $selected: computed([$chosen, $list], (chosen, list) => {
      if (!chosen || list.state !== 'ready') return chosen
      return list.technicians.find(({ id }) => id === chosen.id) ?? chosen
    }),
    select: (technician: Nearby | undefined) => $chosen.set(technician),
  }
}

/** Our own entries go first: they may know more than the map. */
function* joined(own: readonly Technician[], live: readonly Technician[]) {
  const ids = new Set<string>()
  for (const technician of [...own, ...live]) {
    if (ids.has(technician.id)) continue
    ids.add(technician.id)
    yield technician
  }
}

export const technicians = createTechnicians(place.$where, lookUp.$found, technicianFiles())
