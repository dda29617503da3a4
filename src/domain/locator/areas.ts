import * as v from 'valibot'

import { Coordinates } from './coordinates.ts'
import type { Technician } from './technicians.ts'

/** A town, or a part of one, that readers can choose by its name. */
export const Area = v.object({ name: v.string(), place: Coordinates, technicians: v.number() })
export type Area = v.InferOutput<typeof Area>

/** The list is one small file, so a very long one is cut to the areas with the most technicians. */
const MOST_AREAS = 1500

/** Names of the data, each with a technician near its middle; in alphabetical order. */
export function areasOf(technicians: readonly Technician[]): Area[] {
  const groups = Map.groupBy(
    technicians.filter(({ area }) => area),
    ({ area }) => area,
  )
  return [...groups]
    .map(([name, members]) => ({ name, place: middle(members), technicians: members.length }))
    .toSorted((a, b) => b.technicians - a.technicians)
    .slice(0, MOST_AREAS)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The median of each coordinate: a namesake far away does not pull it into a field. */
function middle(members: readonly Technician[]): Coordinates {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4
  return {
    lat: round(median(members.map(({ location }) => location.lat))),
    lng: round(median(members.map(({ location }) => location.lng))),
  }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Areas whose name, or a word of it, begins with what was typed; whole-name beginnings first. */
export function findAreas(areas: readonly Area[], typed: string, most = 8): Area[] {
  const wanted = plain(typed)
  if (!wanted) return [...areas].sort((a, b) => b.technicians - a.technicians).slice(0, most)
  const begins = areas.filter(({ name }) => plain(name).startsWith(wanted))
  const within = areas.filter(
    ({ name }) => !plain(name).startsWith(wanted) && ` ${plain(name)}`.includes(` ${wanted}`),
  )
  return [...begins, ...within].slice(0, most)
}
