/** OpenStreetMap's tags, read for one question: who near here repairs computers? */
import type { Technician } from './technicians.ts'

export type Tags = Readonly<Record<string, string | undefined>>

const SELLERS = new Set(['computer', 'mobile_phone', 'electronics'])
const yes = (value: string | undefined) => value === 'yes' || value === 'only'

/** What the tags prove. A bare shop sells; that it repairs must be written somewhere. */
export function workOf(tags: Tags): Technician['work'] | undefined {
  const { craft, shop, repair } = tags
  const computers = tags['computer:repair'] ?? tags['service:computer:repair']
  const proves =
    craft === 'electronics_repair' ||
    yes(computers) ||
    repair === 'assisted_self_service' ||
    (repair !== undefined && /(^|;)\s*(computer|electronics|laptop)/.test(repair))
  if (proves) return 'repairs'
  if (shop && SELLERS.has(shop)) {
    if (yes(repair)) return 'repairs'
    return shop === 'electronics' ? undefined : 'sells'
  }
  if (shop === 'repair' || /repair caf[eé]/i.test(tags['name'] ?? '')) return 'unknown'
  return undefined
}

/** Still on the map, but no longer in business. */
export function isClosed(tags: Tags): boolean {
  return (
    ['closed', 'off'].includes(tags['opening_hours'] ?? '') ||
    ['disused', 'abandoned'].some(key => yes(tags[key])) ||
    tags['end_date'] !== undefined
  )
}

/** One line of plain text. */
export const tidy = (text: string, longest: number) =>
  text
    .replace(/[<>\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim()

/** Several values are separated by semicolons. */
export const first = (value: string | undefined) => value?.split(';')[0]?.trim()

/** The first telephone number, without what people write between the digits. */
export function phoneOf(tags: Tags): string | undefined {
  const said = first(tags['phone'] ?? tags['contact:phone'] ?? tags['contact:mobile'])
  return said
    ?.replace(/\(0\)/g, '')
    .replace(/^00/, '+')
    .replace(/[\s().\-/]/g, '')
}

/** Street, town and postcode; empty without a street. */
export function addressOf(tags: Tags): string {
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ')
  const town = [tags['addr:city'] ?? tags['addr:town'], tags['addr:postcode']]
    .filter(Boolean)
    .join(' ')
  return tidy(street && [street, town].filter(Boolean).join(', '), 200)
}

/** Town or part of a town, for the list of places. */
export function areaOf(tags: Tags): string {
  return tidy(tags['addr:suburb'] ?? tags['addr:city'] ?? tags['addr:town'] ?? '', 80)
}
