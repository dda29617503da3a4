import { atom, computed, onMount } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import { distance } from '#domain/locator/coordinates.ts'
import type { Coordinates } from '#domain/locator/coordinates.ts'
import { LIST_RADIUS, nearest } from '#domain/locator/technicians.ts'
import type { Nearby, Technician } from '#domain/locator/technicians.ts'
import { technicianFiles } from '#services/technicians.ts'
import type { ListFailure, TechnicianService } from '#services/technicians.ts'
import { lookUp } from './look-up.ts'
import { place } from './position.ts'
import type { Where } from './position.ts'

/** The list. `idle` is the pre-rendered one, around the place where the map opens. */
export type NearbyList =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; technicians: readonly Nearby[] }
  | { state: 'failed'; reason: ListFailure }

/** Rows that are shown at first, and more of them at each press. */
export const ROWS = 50

/** Technicians near the reader, and the selected one. */
export function createTechnicians(
  $where: ReadableAtom<Where>,
  $live: ReadableAtom<readonly Technician[]>,
  service: TechnicianService,
) {
  const $list = atom<NearbyList>({ state: 'idle' })
  const $chosen = atom<Nearby | undefined>()
  const $limit = atom(ROWS)
  let wanted: Coordinates | undefined
  let running = false
  /** The place that the list is for, or for which it failed. */
  let shown: Coordinates | undefined

  /**
   * One lookup at a time, always for the newest place. A device that moves faster than the files arrive would otherwise
   * overtake every answer, or be shown the answer for somewhere else.
   */
  async function run() {
    if (running) return
    running = true
    while (wanted) {
      const here = wanted
      wanted = undefined
      const found = await service.around(here)
      // The reader has moved on to another place: nobody is waiting for this list.
      if (wanted && isFarFrom(here, wanted)) continue
      shown = here
      if (!found.ok) $list.set({ state: 'failed', reason: found.reason })
      else
        $list.set({ state: 'ready', technicians: nearest(joined(found.value, $live.get()), here) })
    }
    running = false
  }

  function look() {
    const where = $where.get()
    if (where.state !== 'located') return
    const { state } = $list.get()
    const isFar = shown !== undefined && isFarFrom(shown, where.place)
    // For a reader who is walking the old list stays until the new one is there; it is never shown for a place far away.
    if (state === 'idle' || state === 'failed' || isFar) $list.set({ state: 'loading' })
    wanted = where.place
    void run()
  }

  /** A device reports its position many times a minute: a failed request is not repeated each time. */
  function follow() {
    const where = $where.get()
    if (where.state !== 'located') return
    const failedAt = $list.get().state === 'failed' ? shown : undefined
    if (!failedAt || distance(failedAt, where.place) > LIST_RADIUS / 4) look()
  }

  onMount($list, () => {
    const stops = [$where.subscribe(follow), $live.listen(look)]
    return () => stops.forEach(stop => stop())
  })

  return {
    $list,
    look,
    /** How many of the list are shown, nearest first: a thousand rows and markers would stall a phone. */
    $limit,
    showMore: () => $limit.set($limit.get() + ROWS),
    /** The selected technician stays on the page when the reader moves; the distance is updated. */
    $selected: computed([$chosen, $where], (chosen, where) =>
      chosen && where.state === 'located'
        ? { ...chosen, distance: distance(where.place, chosen.location) }
        : chosen,
    ),
    select: (technician: Nearby | undefined) => $chosen.set(technician),
  }
}

/** No technician is in both lists. */
const isFarFrom = (one: Coordinates, other: Coordinates) => distance(one, other) > 2 * LIST_RADIUS

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
