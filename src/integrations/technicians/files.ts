import { areasOf } from '#domain/locator/areas.ts'
import { writeShard } from '#domain/locator/shard-file.ts'
import { cutShards } from '#domain/locator/shards.ts'
import type { Technician } from '#domain/locator/technicians.ts'

/** The files under /technicians/, by name: an index, the names of places, and a file for each stretch of the map. */
export function technicianFiles(technicians: readonly Technician[]): Map<string, string> {
  const shards = cutShards(technicians)
  const fromMap = technicians.some(({ source }) => source === 'osm')
  const index = {
    // Whoever takes the files elsewhere must know where they come from.
    ...(fromMap && { attribution: '© OpenStreetMap contributors', licence: 'ODbL-1.0' }),
    shards: shards.map(({ name }) => name),
  }
  return new Map([
    ['index.json', JSON.stringify(index)],
    ['areas.json', JSON.stringify(areasOf(technicians))],
    ...shards.map(
      ({ name, technicians }) => [`${name}.json`, JSON.stringify(writeShard(technicians))] as const,
    ),
  ])
}
