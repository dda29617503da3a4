import type { Coordinates } from '#domain/locator/coordinates.ts'
import { site } from '#site.ts'
import type { Where } from '#stores/locator/position.ts'

const { latitude, longitude, name } = site.map.start

export const startPlace: Coordinates = { lat: latitude, lng: longitude }
export const startName: string = name

/** Where the list and the map look: the start until a place is known. */
export function placeOf(where: Where): Coordinates {
  return where.state === 'located' ? where.place : startPlace
}

/** Whose surroundings these are, in words. */
export function nameOf(where: Where): string {
  if (where.state !== 'located') return startName
  return where.by === 'device' ? 'you' : where.name
}
