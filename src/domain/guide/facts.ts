import type { FrontMatter, Risk } from '#domain/guide/front-matter.ts'
import { namesOf, systemIds } from '#domain/systems.ts'

/** What the worst case means, in a reader's words. */
export const riskWords: Record<Risk, string> = {
  none: 'None. You only look',
  reversible: 'Low. You can undo it',
  'data-loss': 'Files could be lost',
  hardware: 'A part could break',
  safety: 'You could be hurt',
}

/** "10 to 35 minutes", "1 to 3 hours". */
export function readableMinutes({ typical, most }: FrontMatter['minutes']): string {
  if (typical === most) return unit(most, String(inUnit(most, most)))
  return unit(most, `${inUnit(typical, most)} to ${inUnit(most, most)}`)
}

const TWO_HOURS = 120
const inHours = (most: number) => most >= TWO_HOURS && most % 30 === 0

function inUnit(minutes: number, most: number): number {
  return inHours(most) ? Math.round(minutes / 30) / 2 || 0.5 : minutes
}

function unit(most: number, amount: string): string {
  if (inHours(most)) return `${amount} hours`
  return amount === '1' ? '1 minute' : `${amount} minutes`
}

/** "21 Nov 2026", from a day written as 2026-11-21. The day has no time zone. */
export function readableDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** "Windows 11, 10 and Mac", "Any computer", "Any laptop". */
export function worksOn({ applies_to: appliesTo, kind }: FrontMatter): string {
  const things = { any: 'computer', laptop: 'laptop', desktop: 'desktop' }
  if (appliesTo.includes('any')) return `Any ${things[kind]}`
  const names = namesOf(systemIds.filter(id => appliesTo.includes(id)))
  return kind === 'any' ? names : `${names} ${things[kind]}s`
}
