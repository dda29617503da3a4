/**
 * Imports technicians from OpenStreetMap: `npm run technicians:import FILE [NAME]`.
 * FILE is an answer of Overpass or GeoJSON; see src/content/technicians/README.md.
 * Writes src/content/technicians/imported/NAME.ndjson (openstreetmap.ndjson without a name).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

import {
  FeatureCollection,
  fromGeoJson,
  fromOverpass,
  OverpassAnswer,
  readOsm,
} from '#domain/locator/osm.ts'
import type { OsmObject, Reading } from '#domain/locator/osm.ts'
import { slim } from '#domain/locator/shard-file.ts'

const FOLDER = 'src/content/technicians/imported'
const [file, name = 'openstreetmap'] = process.argv.slice(2)

if (!file || !/^[a-z0-9-]+$/.test(name)) {
  console.error(
    'Use: npm run technicians:import FILE [NAME]. NAME: small letters, digits, hyphens.',
  )
  process.exit(1)
}

const objects = readObjects(file)
if (typeof objects === 'string') {
  console.error(objects)
  process.exit(1)
}
const reading = readOsm(objects)
const path = write(reading)
report(objects.length, reading)

function readObjects(file: string): (OsmObject | undefined)[] | string {
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return `${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`
  }
  const overpass = v.safeParse(OverpassAnswer, data)
  if (overpass.success) {
    if (overpass.output.remark) return `Overpass gave up on the way: ${overpass.output.remark}`
    return overpass.output.elements.map(fromOverpass)
  }
  const features = v.safeParse(FeatureCollection, data)
  if (features.success) return features.output.features.map(fromGeoJson)
  return `${file} is neither an answer of Overpass ("elements") nor GeoJSON ("features").`
}

/** One entry a line, by id: a later import shows in a comparison what has changed. */
function write({ technicians }: Reading): string {
  const path = `${FOLDER}/${name}.ndjson`
  const sorted = technicians.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path, sorted.map(technician => `${JSON.stringify(slim(technician))}\n`).join(''))
  return path
}

function report(read: number, { technicians, dropped, emptied }: Reading) {
  console.log(`Read ${read} objects from ${file}; kept ${technicians.length} in ${path}.`)
  console.log(
    'Source: © OpenStreetMap contributors. Licence: ODbL 1.0. Both are kept with every entry.',
  )
  for (const work of ['repairs', 'sells', 'unknown'] as const)
    console.log(`  ${technicians.filter(entry => entry.work === work).length} ${work}`)
  for (const [why, count] of Object.entries(dropped)) console.log(`Left out: ${count}, ${why}.`)
  for (const [why, count] of Object.entries(emptied))
    console.log(`Set to pending: ${count}, ${why}.`)
}
