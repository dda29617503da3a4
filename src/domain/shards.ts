/**
 * How 100,000 technicians reach a phone: sorted by geohash and cut into small files. A page loads the index,
 * then only the files whose stretch of geohashes touches the cells around the reader.
 */
import * as v from 'valibot'

import { cover, geohash, GEOHASH } from './geohash.ts'
import { boxAround } from './place.ts'
import type { Place } from './place.ts'
import { LIST_RADIUS, PENDING } from './technicians.ts'
import type { Technician } from './technicians.ts'

/** Entries of a file. Smaller files carry less that is not needed; more of them cost more requests. */
const SHARD_SIZE = 64
const LENGTH = 7

const Hash = v.pipe(v.string(), v.maxLength(LENGTH), v.regex(GEOHASH))

/** The first geohash of every file, in order: it is also the file's name. */
export const ShardIndex = v.object({ shards: v.array(Hash) })
export type ShardIndex = v.InferOutput<typeof ShardIndex>

export interface Shard {
  name: string
  technicians: Technician[]
}

/** Cuts a list into files. Technicians of the same cell stay together, so that names are unique. */
export function cutShards(technicians: readonly Technician[], size = SHARD_SIZE): Shard[] {
  const sorted = technicians
    .map(technician => ({ hash: geohash(technician.location, LENGTH), technician }))
    .toSorted((a, b) => compare(a.hash, b.hash) || compare(a.technician.id, b.technician.id))
  const shards: Shard[] = []
  let last = ''
  for (const { hash, technician } of sorted) {
    const shard = shards.at(-1)
    if (!shard || (shard.technicians.length >= size && hash !== last))
      shards.push({ name: hash, technicians: [technician] })
    else shard.technicians.push(technician)
    last = hash
  }
  return shards
}

/** In the order of characters, on every machine: not that of a language. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The files that may hold somebody within the radius. `~` stands behind every letter of a geohash. */
export function shardsAround(
  { shards }: ShardIndex,
  place: Place,
  radius: number = LIST_RADIUS,
): string[] {
  const wanted = new Set<number>()
  for (const cell of cover(boxAround(place, radius))) {
    const end = firstAfter(shards, `${cell}~`)
    for (let at = Math.max(0, firstAfter(shards, cell) - 1); at < end; at++) wanted.add(at)
  }
  return [...wanted].toSorted((a, b) => a - b).flatMap(at => shards[at] ?? [])
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

/** An entry as it is written into a file: what is not known is left out, and places are good to a metre. */
export function slim({ location, ...technician }: Technician): object {
  const defaults: Record<string, string> = { area: '', work: 'unknown', source: 'operator' }
  const said = Object.entries(technician).filter(
    ([field, value]) => value !== (defaults[field] ?? PENDING),
  )
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    ...Object.fromEntries(said),
    location: { lat: round(location.lat), lng: round(location.lng) },
  }
}
