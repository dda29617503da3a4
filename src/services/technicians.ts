import * as v from 'valibot'

import { Area } from '#domain/locator/areas.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { ShardFile } from '#domain/locator/shard-file.ts'
import { ShardIndex, shardsAround } from '#domain/locator/shards.ts'
import type { Coordinates } from '#domain/locator/coordinates.ts'
import type { Technician } from '#domain/locator/technicians.ts'
import { timeOut } from './time-out.ts'

/** `offline`: nothing arrived, or not in time. `broken`: it is missing on the server, or makes no sense. */
export type ListFailure = 'offline' | 'broken'

/** Where technicians come from. */
export interface TechnicianService {
  /** Everybody who may be near a place: those within the list's radius, and some beyond it. */
  around: (place: Coordinates) => Promise<Result<readonly Technician[], ListFailure>>
  /** The places that can be chosen by name. */
  areas: () => Promise<Result<readonly Area[], ListFailure>>
}

/** How many files stay in memory: a walk through a town, not a drive through the country. */
const CACHED_FILES = 48

/** After this many milliseconds a file counts as lost: a list that never arrives must say so. */
const TIME_OUT = 15_000

type Fetch = (address: string) => Promise<Response>

const fetchInTime: Fetch = address => fetch(address, { signal: timeOut(TIME_OUT) })

/** The files that the build writes under /technicians/. Each is fetched once, while it is remembered. */
export function technicianFiles(get: Fetch = fetchInTime): TechnicianService {
  const cache = new Map<string, Promise<Result<unknown, ListFailure>>>()

  function read<Schema extends v.GenericSchema>(name: string, schema: Schema) {
    const path = `/technicians/${name}.json`
    const known = cache.get(path)
    const reading = known ?? load(get, path, schema)
    // The most recently used file is the last to be evicted.
    cache.delete(path)
    cache.set(path, reading)
    for (const oldest of cache.keys()) if (cache.size > CACHED_FILES) cache.delete(oldest)
    if (!known)
      reading.then(result => {
        // A failure is not cached: the next request may have a connection.
        if (!result.ok && cache.get(path) === reading) cache.delete(path)
      })
    return reading as Promise<Result<v.InferOutput<Schema>, ListFailure>>
  }

  return {
    areas: () => read('areas', v.array(Area)),
    async around(place) {
      const index = await read('index', ShardIndex)
      if (!index.ok) return index
      const names = shardsAround(index.value, place)
      const files = await Promise.all(names.map(name => read(name, ShardFile)))
      const technicians: Technician[] = []
      for (const file of files) {
        if (!file.ok) return file
        technicians.push(...file.value)
      }
      return ok(technicians)
    },
  }
}

async function load<Schema extends v.GenericSchema>(get: Fetch, path: string, schema: Schema) {
  try {
    const response = await get(path)
    if (!response.ok) return fail('broken')
    const parsed = v.safeParse(schema, await response.json())
    return parsed.success ? ok(parsed.output) : fail('broken')
  } catch (error) {
    return fail(error instanceof SyntaxError ? 'broken' : 'offline')
  }
}
