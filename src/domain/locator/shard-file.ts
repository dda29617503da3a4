/**
 * What is in one file of technicians: a column for each field, which compresses to two thirds of a list of
 * entries. Also the shape of a line in an imported list.
 */
import * as v from 'valibot'

import { PENDING, Technician } from './technicians.ts'

const texts = v.optional(v.array(v.string()), [])

/** Columns in the order of the entries. A column of which nobody has anything is left out. */
const Columns = v.object({
  id: texts,
  name: texts,
  lat: v.array(v.number()),
  lng: v.array(v.number()),
  work: texts,
  source: texts,
  area: texts,
  address: texts,
  contact: texts,
  website: texts,
  email: texts,
  description: texts,
})

const defaults: Partial<Record<string, string>> = { area: '', work: 'unknown', source: 'operator' }
const fields = [
  'id',
  'name',
  'work',
  'source',
  'area',
  'address',
  'contact',
  'website',
  'email',
  'description',
] as const

/** Good to a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

export function writeShard(technicians: readonly Technician[]): object {
  const columns: Record<string, unknown> = {
    lat: technicians.map(({ location }) => round(location.lat)),
    lng: technicians.map(({ location }) => round(location.lng)),
  }
  for (const field of fields) {
    const column = technicians.map(technician => {
      const value = technician[field]
      return value === (defaults[field] ?? PENDING) ? '' : value
    })
    if (column.some(Boolean)) columns[field] = column
  }
  return columns
}

/** Returns the entries, each validated like any external data. */
export const ShardFile = v.pipe(
  Columns,
  v.transform(({ lat, lng, ...columns }) =>
    lat.map((_, at) => {
      const said = Object.entries(columns).flatMap(([field, column]) =>
        column[at] ? [[field, column[at]] as const] : [],
      )
      return { ...Object.fromEntries(said), location: { lat: lat[at], lng: lng[at] } }
    }),
  ),
  v.array(Technician),
)

/** One entry by itself: what is not known is left out. */
export function slim({ location, ...technician }: Technician): object {
  const said = Object.entries(technician).filter(
    ([field, value]) => value !== (defaults[field] ?? PENDING),
  )
  return {
    ...Object.fromEntries(said),
    location: { lat: round(location.lat), lng: round(location.lng) },
  }
}
