import * as v from 'valibot'

/** A spot on the earth, in degrees. */
export const Coordinates = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})
export type Coordinates = v.InferOutput<typeof Coordinates>

/** Where the reader is, as far as the device knows: the truth is within `accuracy` metres. */
export interface Position {
  place: Coordinates
  accuracy: number
}

/** Why a device does not say where it is. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported'

/** A rectangle of degrees. `west` is greater than `east` where it crosses the antimeridian. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

const EARTH_RADIUS = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians: number) => (radians * 180) / Math.PI

/** Brings a longitude back between -180 and 180: maps count on when they are dragged round the world. */
export function wrapLongitude(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180
}

/** Great-circle distance in metres; good to about half a percent, plenty for "near me". */
export function distance(from: Coordinates, to: Coordinates): number {
  const rise = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const run = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const part = rise + run * Math.cos(radians(from.lat)) * Math.cos(radians(to.lat))
  // Rounding may carry the part just over 1 for two places on opposite sides of the earth.
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Kilometres to two decimals, as the specification wants them. */
export function kilometres(metres: number): string {
  return `${(metres / 1000).toFixed(2)} km`
}

/** The smallest rectangle that holds a circle. Near a pole that is every longitude. */
export function boxAround({ lat, lng }: Coordinates, radius: number): Box {
  const angle = radius / EARTH_RADIUS
  const south = Math.max(-90, lat - degrees(angle))
  const north = Math.min(90, lat + degrees(angle))
  const ratio = Math.sin(angle) / Math.cos(radians(lat))
  if (!(ratio < 1)) return { south, north, west: -180, east: 180 }
  const width = degrees(Math.asin(ratio))
  return { south, north, west: wrapLongitude(lng - width), east: wrapLongitude(lng + width) }
}
