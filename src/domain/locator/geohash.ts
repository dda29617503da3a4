/** Geohashes: short names for rectangles of the earth. What begins alike lies close together. */
import { wrapLongitude } from './coordinates.ts'
import type { Box, Coordinates } from './coordinates.ts'

const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz'
/** A letter carries five bits, longitude and latitude in turn, longitude first. */
const BITS = [16, 8, 4, 2, 1]

export const GEOHASH = /^[0-9b-hjkmnp-z]+$/

/** The cell of a place; each further letter makes it smaller. Seven letters are about 150 m. */
export function geohash({ lat, lng }: Coordinates, length: number): string {
  const box = { south: -90, north: 90, west: -180, east: 180 }
  let hash = ''
  let east = true
  while (hash.length < length) {
    let letter = 0
    for (const bit of BITS) {
      if (halve(box, east, east ? lng : lat)) letter |= bit
      east = !east
    }
    hash += ALPHABET[letter]
  }
  return hash
}

/** Keeps the half of the box that holds the value; returns whether that is the upper one. */
function halve(box: Box, east: boolean, value: number): boolean {
  const middle = east ? (box.west + box.east) / 2 : (box.south + box.north) / 2
  const upper = value >= middle
  if (east) box[upper ? 'west' : 'east'] = middle
  else box[upper ? 'south' : 'north'] = middle
  return upper
}

/** Whether a geohash lies in the upper half of the cell that is left after so many halvings of the earth. */
export function isUpperHalf(hash: string, halved: number): boolean {
  const value = ALPHABET.indexOf(hash.charAt(Math.floor(halved / BITS.length)))
  return (value & (BITS[halved % BITS.length] ?? 0)) > 0
}

/** The rectangle of a cell. */
export function cellBox(hash: string): Box {
  const box = { south: -90, north: 90, west: -180, east: 180 }
  let east = true
  for (const letter of hash) {
    const value = ALPHABET.indexOf(letter)
    for (const bit of BITS) {
      const upper = (value & bit) > 0
      const middle = east ? (box.west + box.east) / 2 : (box.south + box.north) / 2
      if (east) box[upper ? 'west' : 'east'] = middle
      else box[upper ? 'south' : 'north'] = middle
      east = !east
    }
  }
  return box
}

/** Height and width of the cells of a length, in degrees. */
function cellSize(length: number) {
  const bits = length * 5
  return { height: 180 / 2 ** Math.floor(bits / 2), width: 360 / 2 ** Math.ceil(bits / 2) }
}

/** The place of a cell that is nearest to another place; right for small cells away from the poles. */
export function nearestOf(hash: string, { lat, lng }: Coordinates): Coordinates {
  const { south, north, west, east } = cellBox(hash)
  // The middle of the cell says which way round the world is the short one.
  const turned = (west + east) / 2 + wrapLongitude(lng - (west + east) / 2)
  return {
    lat: Math.min(north, Math.max(south, lat)),
    lng: wrapLongitude(Math.min(east, Math.max(west, turned))),
  }
}

/** More cells than this for one rectangle are not worth looking up one by one. */
const MOST_CELLS = 160

/** The cells that together hold a rectangle: the smallest ones, up to six letters, of which there are not too many. */
export function cover(box: Box, length = 6): string[] {
  const { height, width } = cellSize(length)
  const across = box.west <= box.east ? box.east - box.west : box.east - box.west + 360
  const rows = Math.floor((box.north + 90) / height) - Math.floor((box.south + 90) / height) + 1
  const columns = Math.ceil(across / width) + 1
  if (rows * columns > MOST_CELLS && length > 1) return cover(box, length - 1)
  const cells = new Set<string>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column <= columns; column++) {
      const lat = Math.min(box.north, box.south + row * height)
      const lng = wrapLongitude(box.west + Math.min(across, column * width))
      cells.add(geohash({ lat, lng }, length))
    }
  for (const lat of [box.south, box.north])
    for (const lng of [box.west, box.east]) cells.add(geohash({ lat, lng }, length))
  return [...cells]
}
