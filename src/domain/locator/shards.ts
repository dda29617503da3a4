/**
 * How 100,000 technicians reach a phone: sorted by geohash and cut into small files. A page loads the index,
 * then only the files whose stretch of geohashes touches the cells around the reader.
 * A file is one cell of the map, halved until few enough stand in it: a stretch that is cut by number instead
 * jumps across the town, and a reader of a dense town would load a third more for nothing.
 */
import * as v from 'valibot'

import { cover, geohash, GEOHASH, isUpperHalf, nearestOf } from './geohash.ts'
import { boxAround, distance } from './coordinates.ts'
import type { Coordinates } from './coordinates.ts'
import { LIST_RADIUS } from './technicians.ts'
import type { Technician } from './technicians.ts'

/** The most entries of a file. Smaller files carry less that is not needed; more of them cost more requests. */
const SHARD_SIZE = 64
const LENGTH = 7
/** How often a cell can be halved: as often as its name has bits. */
const HALVES = LENGTH * 5

const Hash = v.pipe(v.string(), v.maxLength(LENGTH), v.regex(GEOHASH))

/** Where the stretch of every file begins, in order: it is also the file's name. */
export const ShardIndex = v.object({ shards: v.array(Hash) })
export type ShardIndex = v.InferOutput<typeof ShardIndex>

export interface Shard {
  name: string
  technicians: Technician[]
}

/**
 * Cuts a list into files. Technicians of the smallest cell stay together, so that names are unique; a name is as
 * short as it can be and still stand behind everybody in the file before.
 */
export function cutShards(technicians: readonly Technician[], size = SHARD_SIZE): Shard[] {
  const sorted = technicians
    .map(technician => ({ hash: geohash(technician.location, LENGTH), technician }))
    .toSorted((a, b) => compare(a.hash, b.hash) || compare(a.technician.id, b.technician.id))
  const shards: Shard[] = []
  let last = ''
  for (const cell of cellsOf(sorted, size)) {
    shards.push({
      name: shortest(cell[0]?.hash ?? '', last),
      technicians: cell.map(({ technician }) => technician),
    })
    last = cell.at(-1)?.hash ?? ''
  }
  return shards
}

/** Halves a cell, and its halves again, until no more than `size` stand in each; empty ones are left out. */
function cellsOf<Entry extends { hash: string }>(
  sorted: readonly Entry[],
  size: number,
  halved = 0,
): (readonly Entry[])[] {
  if (sorted.length === 0) return []
  if (sorted.length <= size || halved === HALVES) return [sorted]
  const upper = sorted.findIndex(({ hash }) => isUpperHalf(hash, halved))
  const middle = upper < 0 ? sorted.length : upper
  return [
    ...cellsOf(sorted.slice(0, middle), size, halved + 1),
    ...cellsOf(sorted.slice(middle), size, halved + 1),
  ]
}

function shortest(hash: string, before: string): string {
  let length = 1
  while (length < hash.length && hash.slice(0, length) <= before) length++
  return hash.slice(0, length)
}

/** In the order of characters, on every machine: not that of a language. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The files that may hold somebody within the radius. `~` stands behind every letter of a geohash. */
export function shardsAround(
  { shards }: ShardIndex,
  place: Coordinates,
  radius: number = LIST_RADIUS,
): string[] {
  const wanted = new Set<number>()
  for (const cell of cover(boxAround(place, radius))) {
    if (isBeyond(cell, place, radius)) continue
    const end = firstAfter(shards, `${cell}~`)
    for (let at = Math.max(0, firstAfter(shards, cell) - 1); at < end; at++) wanted.add(at)
  }
  return [...wanted].sort((a, b) => a - b).flatMap(at => shards[at] ?? [])
}

/** The corners of a rectangle lie outside its circle. A hundredth more allows for the curve of the earth. */
function isBeyond(cell: string, place: Coordinates, radius: number): boolean {
  const isSmall = cell.length >= 6 && Math.abs(place.lat) < 85
  return isSmall && distance(place, nearestOf(cell, place)) > radius * 1.01
}

/** How many names stand at or before a text. */
function firstAfter(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') <= text) low = middle + 1
    else high = middle
  }
  return low
}
