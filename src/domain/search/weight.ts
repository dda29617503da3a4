import type { Kind } from './language.ts'

/** How much a kind of word counts beside a plain one. */
export const COUNTS: Record<Kind, number> = {
  plain: 1,
  context: 0.5,
  weak: 0.38,
  stop: 0,
  elsewhere: 2,
}

/** How much a term tells guides apart: 1 if one guide has it, near 0 if all have it. */
export function rarity(guidesWithTerm: number, guides: number): number {
  if (guidesWithTerm <= 0) return 1
  return Math.log(1 + guides / guidesWithTerm) / Math.log(1 + guides)
}

export const weight = (kind: Kind, guidesWithTerm: number, guides: number) =>
  COUNTS[kind] * rarity(guidesWithTerm, guides)
