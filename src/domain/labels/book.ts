import { systemIds } from '#domain/guide/systems.ts'
import type { LabelEntry } from './ledger.ts'

const STEP = ' > '

/** Labels are compared without regard to capitals, kinds of quotes and the sign at their end. */
export const plainLabel = (label: string): string =>
  label
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:\.\.\.|[.…:?])+$/, '')
    .toLowerCase()

/** How a label is known: by its present name, by an older one only, or not at all. */
export type Known = 'now' | 'once' | 'never'

export interface LabelBook {
  /** How the ledger knows a label or a path on a system, program or device. */
  known: (label: string, place: string) => Known
  /** Where a label is known by its present name. */
  placesOf: (label: string) => readonly string[]
  /** The label of a place that was most likely meant. */
  nearest: (label: string, place: string) => string | undefined
}

interface Shelf {
  /** Every label, path, and part of a path that hangs together. */
  now: Set<string>
  /** Names that older versions have. */
  once: Set<string>
  /** Single labels, with the areas that have them. */
  single: Map<string, Set<string>>
  /** Beginnings and wholes of paths, with their areas. */
  paths: Map<string, Set<string>>
  /** Labels that stand in a path, with the labels that they stand under. */
  under: Map<string, Set<string>>
  /** What to suggest, as it is written. */
  written: Map<string, string>
  /** What an older or another name became. */
  became: Map<string, string>
}

/** Looks labels up. A path is known by the menus that it leads through, but its last label must stand there. */
export function createLabelBook(entries: readonly LabelEntry[]): LabelBook {
  const shelves = new Map<string, Shelf>()
  const shelf = (place: string) => {
    const found = shelves.get(place) ?? {
      now: new Set<string>(),
      once: new Set<string>(),
      single: new Map<string, Set<string>>(),
      paths: new Map<string, Set<string>>(),
      under: new Map<string, Set<string>>(),
      written: new Map<string, string>(),
      became: new Map<string, string>(),
    }
    shelves.set(place, found)
    return found
  }
  for (const { label, on, was = {}, area } of entries) {
    for (const place of on) put(shelf(place), label, area)
    for (const [older, where] of Object.entries(was)) {
      const system = (systemIds as readonly string[]).includes(where) ? where : undefined
      if (system) put(shelf(system), older, area)
      for (const place of on) {
        if (!system) shelf(place).once.add(plainLabel(older))
        shelf(place).became.set(plainLabel(older), label)
        if (system) shelf(system).became.set(plainLabel(label), older)
      }
    }
  }

  const known = (label: string, place: string): Known => {
    const found = shelves.get(place)
    if (!found) return 'never'
    const plain = plainLabel(label)
    if (found.now.has(plain) || throughMenus(plain, found)) return 'now'
    return found.once.has(plain) || endsOnce(plain, found) ? 'once' : 'never'
  }

  return {
    known,
    placesOf: label => [...shelves.keys()].filter(place => known(label, place) === 'now'),
    nearest(label, place) {
      const found = shelves.get(place)
      const plain = plainLabel(label)
      return found?.became.get(plain) ?? (found && mostAlike(plain, found.written))
    },
  }
}

function put(shelf: Shelf, label: string, area: string): void {
  const plain = plainLabel(label)
  const parts = plain.split(STEP)
  const shown = label.split(STEP)
  for (let from = 0; from < parts.length; from++)
    for (let to = from + 1; to <= parts.length; to++) {
      const part = plainLabel(parts.slice(from, to).join(STEP))
      shelf.now.add(part)
      if (from === 0) add(shelf.paths, part, area)
      // A label inside a path is suggested as well: it is what the screen shows.
      if (to === from + 1 || (from === 0 && to === parts.length))
        shelf.written.set(part, shown.slice(from, to).join(STEP))
    }
  if (parts.length === 1) add(shelf.single, plain, area)
  for (const [at, part] of parts.entries())
    if (at > 0) add(shelf.under, plainLabel(part), plainLabel(parts[at - 1] ?? ''))
}

const add = (map: Map<string, Set<string>>, key: string, value: string) =>
  map.set(key, (map.get(key) ?? new Set()).add(value))

/**
 * "Settings > System > Storage > Temporary files": a known path, then labels of the same area. One that is known to
 * stand under another label stands under no other.
 */
function throughMenus(plain: string, { paths, single, under }: Shelf): boolean {
  const parts = plain.split(STEP)
  const fits = (part: string, at: number) =>
    under.get(part)?.has(plainLabel(parts[at - 1] ?? '')) ?? true
  for (let length = parts.length - 1; length > 0; length--) {
    const areas = paths.get(parts.slice(0, length).join(STEP))
    if (!areas) continue
    return parts
      .slice(length)
      .every(
        (part, at) =>
          fits(plainLabel(part), length + at) &&
          [...(single.get(plainLabel(part)) ?? [])].some(area => areas.has(area)),
      )
  }
  return false
}

/** A known path whose last label is an older name. */
const endsOnce = (plain: string, { once }: Shelf) => {
  const parts = plain.split(STEP)
  return parts.length > 1 && once.has(parts.at(-1) ?? '')
}

const ALIKE = 0.62

function mostAlike(plain: string, written: ReadonlyMap<string, string>): string | undefined {
  let best: { text: string; score: number } | undefined
  for (const [other, text] of written) {
    const score = likeness(plain, other)
    if (score > (best?.score ?? ALIKE)) best = { text, score }
  }
  return best?.text
}

/** How much two labels share, 0 to 1: pairs of letters, and the last label of a path twice. */
function likeness(a: string, b: string): number {
  const last = (label: string) => label.split(STEP).at(-1) ?? label
  return (dice(a, b) + dice(last(a), last(b))) / 2
}

function dice(a: string, b: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
  const [some, others] = [pairs(a), pairs(b)]
  if (some.length + others.length === 0) return a === b ? 1 : 0
  const counts = new Map<string, number>()
  for (const pair of others) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of some) {
    const left = counts.get(pair) ?? 0
    if (left === 0) continue
    shared++
    counts.set(pair, left - 1)
  }
  return (2 * shared) / (some.length + others.length)
}
