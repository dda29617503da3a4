import type { Difficulty, FrontMatter, Risk } from '#domain/guide/front-matter.ts'
import { namesOf, systemIds } from '#domain/guide/systems.ts'

export const difficultyWords: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  advanced: 'Advanced',
}

/** The drawings of the sprite that show a difficulty: one, two or three quarters. */
export const difficultyDials: Record<Difficulty, string> = {
  easy: 'dial1',
  moderate: 'dial2',
  advanced: 'dial3',
}

/** What the worst case means, in a reader's words, as a part of a line. */
export const riskWords: Record<Risk, string> = {
  none: 'you only look',
  // Not "you can undo it": some guides of this kind empty a bin, or change a password.
  reversible: 'low risk',
  'data-loss': 'files could be lost',
  hardware: 'a part could break',
  safety: 'you could be hurt',
}

/** "10 to 35 minutes", "1 to 3 hours", "30 minutes to 3 hours". */
export function readableMinutes({ typical, most }: FrontMatter['minutes']): string {
  const from = duration(typical)
  const to = duration(most)
  if (typical === most) return `${to.amount} ${to.unit}`
  const sameUnit = from.unit.replace(/s$/, '') === to.unit.replace(/s$/, '')
  return sameUnit
    ? `${from.amount} to ${to.amount} ${to.unit}`
    : `${from.amount} ${from.unit} to ${to.amount} ${to.unit}`
}

/** From an hour on, in half hours where it comes out even. */
function duration(minutes: number): { amount: string; unit: string } {
  if (minutes >= 60 && minutes % 30 === 0) {
    return { amount: String(minutes / 60), unit: minutes === 60 ? 'hour' : 'hours' }
  }
  return { amount: String(minutes), unit: minutes === 1 ? 'minute' : 'minutes' }
}

/** "21 Nov 2026", from a day written as 2026-11-21. The day has no time zone. */
export const readableDate = (day: string): string => dates.format(new Date(`${day}T00:00:00Z`))

/** Making one takes longer than using it. */
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Windows 11, 10 and Mac", "Any computer", "Any laptop". */
export function worksOn({ applies_to: appliesTo, kind }: FrontMatter): string {
  const things = { any: 'computer', laptop: 'laptop', desktop: 'desktop' }
  if (appliesTo.includes('any')) return `Any ${things[kind]}`
  const names = namesOf(systemIds.filter(id => appliesTo.includes(id)))
  return kind === 'any' ? names : `${names} ${things[kind]}s`
}
