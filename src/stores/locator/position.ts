import { atom, onMount } from 'nanostores'

import type { Coordinates, PositionFailure, Position } from '#domain/locator/coordinates.ts'
import { geolocation } from '#services/geolocation.ts'
import type { GeolocationService } from '#services/geolocation.ts'

/** Where to look for technicians. */
export type Where =
  | { state: 'idle' }
  | { state: 'locating' }
  /** `trouble`: the device has since lost its position; this is the last one. */
  | {
      state: 'located'
      by: 'device'
      place: Coordinates
      accuracy: number
      trouble?: PositionFailure
    }
  | { state: 'located'; by: 'choice'; place: Coordinates; name: string }
  | { state: 'failed'; why: PositionFailure }

/** Follows the device, or stays at a place that the reader has chosen. */
export function createPlace(service: GeolocationService) {
  const $where = atom<Where>({ state: 'idle' })
  let stopWatching: (() => void) | undefined

  function stop() {
    stopWatching?.()
    stopWatching = undefined
  }

  function found({ place, accuracy }: Position) {
    $where.set({ state: 'located', by: 'device', place, accuracy })
  }

  function failed(why: PositionFailure) {
    const where = $where.get()
    const known = where.state === 'located' && where.by === 'device' && why !== 'denied'
    $where.set(known ? { ...where, trouble: why } : { state: 'failed', why })
  }

  /** Asks the device where it is, and follows it. A second press asks anew. */
  function follow() {
    stop()
    let current = true
    const where = $where.get()
    if (where.state !== 'located' || where.by !== 'device') $where.set({ state: 'locating' })
    // A browser may still deliver a position that it was working on when the watch was stopped.
    const end = service.watch(
      position => current && found(position),
      why => current && failed(why),
    )
    stopWatching = () => {
      current = false
      end()
    }
  }

  onMount($where, () => stop)

  return {
    $where,
    follow,
    /**
     * Follows only where the reader has already allowed it: a page never opens with a permission prompt. Returns whether
     * it does; a reader who has pressed the button meanwhile may still say no.
     */
    async followIfGranted() {
      const follows = (await service.isGranted()) && $where.get().state === 'idle'
      if (follows) follow()
      return follows
    },
    /** Searches around a place that the reader has named or pointed at. */
    choose(place: Coordinates, name: string) {
      stop()
      $where.set({ state: 'located', by: 'choice', place, name })
    },
  }
}

export const place = createPlace(geolocation)
