import * as v from 'valibot'

import { distance, Coordinates } from './coordinates.ts'

/** What stands in a field that nobody has told us yet. */
export const PENDING = 'pending'

/** How a page shows it: never as a link. */
export const PENDING_TEXT = 'pending (not known yet)'

/** How near a technician must be to be in the list, in metres (specification, §9). */
export const LIST_RADIUS = 2000

/** The circle on the map, in metres. */
export const CIRCLE_RADIUS = 3000

const known = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(PENDING), schema]), PENDING)

const Phone = v.pipe(
  v.string(),
  v.regex(/^\+[1-9]\d{6,14}$/, 'Write the number as +442079460000: plus, country code, no spaces.'),
)
const Website = v.pipe(
  v.string(),
  v.maxLength(300),
  v.url('Write the whole address, with https://.'),
  v.startsWith('https://', 'Write an address that begins with https://, or pending.'),
)
const Email = v.pipe(v.string(), v.maxLength(254), v.email('Write an email address, or pending.'))

/** A short text. Angle brackets and control characters never belong in a name. */
const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest),
    v.regex(/^[^<>\p{Cc}]*$/u, 'Write plain text.'),
  )

/** One entry of the list. Also the shape in the files that a page loads, where `pending` fields are left out. */
export const Technician = v.strictObject({
  /** Unique on the site: also the name of its reviews. */
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Use small letters, digits, hyphens.'),
  ),
  name: v.pipe(line(120), v.nonEmpty('Write a name.')),
  description: known(v.pipe(line(600), v.nonEmpty())),
  location: Coordinates,
  /** Telephone, in E.164. */
  contact: known(Phone),
  website: known(Website),
  email: known(Email),
  /** Street address in one line. */
  address: known(v.pipe(line(200), v.nonEmpty())),
  /** Town or part of a town, for readers who choose a place by name. */
  area: v.optional(line(80), ''),
  /** What we know of the work: a shop that sells computers may not repair them. */
  work: v.optional(v.picklist(['repairs', 'sells', 'unknown']), 'unknown'),
  /** Who says so: an invented sample, the operator of this site, or OpenStreetMap. */
  source: v.optional(v.picklist(['sample', 'operator', 'osm']), 'operator'),
})
export type Technician = v.InferOutput<typeof Technician>

/** A technician with the way there, in metres. */
export type Nearby = Technician & { distance: number }

/** What a tag says about the work. */
export const workLabels: Record<Technician['work'], string> = {
  repairs: 'Repairs',
  sells: 'Sells. Ask if they repair',
  unknown: 'Repairs? Not known. Ask first',
}

/** Technicians within the radius, nearest first. */
export function nearest(
  technicians: Iterable<Technician>,
  from: Coordinates,
  radius: number = LIST_RADIUS,
): Nearby[] {
  const near: Nearby[] = []
  for (const technician of technicians) {
    const metres = distance(from, technician.location)
    if (metres <= radius) near.push({ ...technician, distance: metres })
  }
  return near.sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
}

/** Ids that occur more than once: each must belong to one technician. */
export function repeatedIds(technicians: readonly { id: string }[]): string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { id } of technicians) (seen.has(id) ? repeated : seen).add(id)
  return [...repeated]
}

/** Where the OpenStreetMap entry of a technician can be seen and corrected; undefined for others. */
export function osmAddress({ id }: Technician): string | undefined {
  const [, kind, number] = /^osm-(node|way|relation)-(\d+)$/.exec(id) ?? []
  return kind && `https://www.openstreetmap.org/${kind}/${number}`
}

/** What was said of a source, beside each entry and on the list. */
export const sourceLabels: Record<Technician['source'], string> = {
  sample: 'Sample, invented',
  operator: 'Checked by this site',
  osm: '© OpenStreetMap contributors',
}
