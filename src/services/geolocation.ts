import * as v from 'valibot'

import { Coordinates } from '#domain/locator/coordinates.ts'
import type { PositionFailure, Position } from '#domain/locator/coordinates.ts'

/** What the locator needs from the device; tests pass in their own. */
export interface GeolocationService {
  /** Whether the reader has already said yes on this site. Never asks. */
  isGranted: () => Promise<boolean>
  /** Follows the device until it is stopped. After a failure a position may still come. */
  watch: (found: (position: Position) => void, failed: (why: PositionFailure) => void) => () => void
}

/** How long to wait for a position before saying so. The watch goes on. */
const TIME_OUT = 20_000

const Seen = v.object({
  latitude: Coordinates.entries.lat,
  longitude: Coordinates.entries.lng,
  accuracy: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

/** By the numbers of the standard: 1 denied, 2 unavailable, 3 timed out. */
const failures: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The browser's geolocation. */
export const geolocation: GeolocationService = {
  async isGranted() {
    try {
      const { state } = await navigator.permissions.query({ name: 'geolocation' })
      return state === 'granted'
    } catch {
      return false
    }
  },

  watch(found, failed) {
    if (!('geolocation' in navigator)) {
      failed('unsupported')
      return () => {}
    }
    const id = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords
        const seen = v.safeParse(Seen, { latitude, longitude, accuracy })
        if (!seen.success) failed('unavailable')
        else found({ place: { lat: latitude, lng: longitude }, accuracy: seen.output.accuracy })
      },
      error => failed(failures[error.code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: TIME_OUT },
    )
    return () => navigator.geolocation.clearWatch(id)
  },
}
