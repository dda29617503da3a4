/** OpenStreetMap's objects, from Overpass or GeoJSON, turned into technicians. */
import * as v from 'valibot'

import { Coordinates } from './coordinates.ts'
import { addressOf, areaOf, first, isClosed, phoneOf, tidy, workOf } from './osm-tags.ts'
import type { Tags } from './osm-tags.ts'
import { PENDING, Technician } from './technicians.ts'

/** One object of the map, from Overpass or from GeoJSON. */
export interface OsmObject {
  kind: string
  number: string
  place: unknown
  tags: Tags
}

/** Why an object did not come in. */
export type Dropped =
  | 'no name'
  | 'no place'
  | 'closed for good'
  | 'neither repairs nor sells computers'
  | 'not an OpenStreetMap object'
  | 'twice in the file'

/** Fields that came in as pending, because the text in them could not be trusted. */
export type Emptied =
  'telephone not in international form' | 'website not https' | 'e-mail unreadable'

export interface Reading {
  technicians: Technician[]
  dropped: Partial<Record<Dropped, number>>
  emptied: Partial<Record<Emptied, number>>
}

const Element = v.object({
  type: v.string(),
  id: v.union([v.number(), v.string()]),
  lat: v.optional(v.number()),
  lon: v.optional(v.number()),
  center: v.optional(v.object({ lat: v.number(), lon: v.number() })),
  tags: v.optional(v.record(v.string(), v.string()), {}),
})

/** An answer of Overpass. `remark` tells that it gave up on the way. */
export const OverpassAnswer = v.object({
  elements: v.array(v.unknown()),
  remark: v.optional(v.string()),
})

/** One element of Overpass's answer, or undefined when it is none. */
export function fromOverpass(element: unknown): OsmObject | undefined {
  const parsed = v.safeParse(Element, element)
  if (!parsed.success) return undefined
  const { type, id, lat, lon, center, tags } = parsed.output
  return {
    kind: type,
    number: String(id),
    place: { lat: center?.lat ?? lat, lng: center?.lon ?? lon },
    tags,
  }
}

const Feature = v.object({
  id: v.optional(v.union([v.string(), v.number()])),
  properties: v.record(v.string(), v.unknown()),
  geometry: v.nullable(v.object({ type: v.string(), coordinates: v.unknown() })),
})

export const FeatureCollection = v.object({ features: v.array(v.unknown()) })

/** One feature of GeoJSON as overpass-turbo and osmium write it: the id is `node/123` or `n123`. */
export function fromGeoJson(feature: unknown): OsmObject | undefined {
  const parsed = v.safeParse(Feature, feature)
  if (!parsed.success) return undefined
  const { id, properties, geometry } = parsed.output
  const name = String(properties['@id'] ?? id ?? '')
  const [, letter, number] = /^(n|w|r|node|way|relation)\/?(\d+)$/.exec(name) ?? []
  const kind = { n: 'node', w: 'way', r: 'relation' }[letter?.[0] ?? '']
  if (!kind || !number) return undefined
  const tags = Object.entries(properties).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  )
  const [lng, lat] = firstPair(geometry?.coordinates)
  return { kind, number, place: { lat, lng }, tags: Object.fromEntries(tags) }
}

/** The point itself, or a corner of an outline: near enough for a shop. */
function firstPair(coordinates: unknown): unknown[] {
  let pair = coordinates
  while (Array.isArray(pair) && Array.isArray(pair[0])) pair = pair[0]
  return Array.isArray(pair) ? pair : []
}

/** Turns objects into technicians, and counts what it left out and why. */
export function readOsm(objects: Iterable<OsmObject | undefined>): Reading {
  const reading: Reading = { technicians: [], dropped: {}, emptied: {} }
  const ids = new Set<string>()
  const drop = (why: Dropped) => {
    reading.dropped[why] = (reading.dropped[why] ?? 0) + 1
  }
  for (const object of objects) {
    const technician = object
      ? toTechnician(object, reading.emptied)
      : 'not an OpenStreetMap object'
    if (typeof technician === 'string') drop(technician)
    else if (ids.has(technician.id)) drop('twice in the file')
    else {
      ids.add(technician.id)
      reading.technicians.push(technician)
    }
  }
  return reading
}

function toTechnician(object: OsmObject, emptied: Reading['emptied']): Technician | Dropped {
  const { kind, number, place, tags } = object
  const work = workOf(tags)
  if (!work) return 'neither repairs nor sells computers'
  if (isClosed(tags)) return 'closed for good'
  if (!v.is(Coordinates, place)) return 'no place'
  const name = tidy(tags['name'] ?? tags['brand'] ?? tags['operator'] ?? '', 120)
  if (!name) return 'no name'
  const keep = (
    field: 'contact' | 'website' | 'email',
    said: string | undefined,
    lost: Emptied,
  ) => {
    if (!said) return PENDING
    if (v.safeParse(Technician.entries[field], said).success) return said
    emptied[lost] = (emptied[lost] ?? 0) + 1
    return PENDING
  }
  const made = v.safeParse(Technician, {
    id: `osm-${kind}-${number}`,
    name,
    description: tidy(tags['description'] ?? '', 600) || PENDING,
    location: place,
    contact: keep('contact', phoneOf(tags), 'telephone not in international form'),
    website: keep(
      'website',
      first(tags['website'] ?? tags['contact:website']),
      'website not https',
    ),
    email: keep('email', first(tags['email'] ?? tags['contact:email']), 'e-mail unreadable'),
    address: addressOf(tags) || PENDING,
    area: areaOf(tags),
    work,
    source: 'osm',
  })
  return made.success ? made.output : 'not an OpenStreetMap object'
}
