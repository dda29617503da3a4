import * as v from 'valibot'

const Fixes = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  v.maxLength(100),
)
const Guide = v.pipe(v.string(), v.regex(/^[1-9]\d*$/))

/** The fixes that a reader has tried in vain, by the number of the guide. */
export type Tried = Readonly<Record<number, readonly number[]>>

/** Reads what a device keeps; what makes no sense is left out. */
export function parseTried(stored: string): Tried {
  try {
    const entries = Object.entries(Object(JSON.parse(stored)))
    return Object.fromEntries(
      entries.filter(([guide, fixes]) => v.is(Guide, guide) && v.is(Fixes, fixes)),
    ) as Tried
  } catch {
    return {}
  }
}

/** With one more fix tried. */
export function withTried(tried: Tried, guide: number, fix: number): Tried {
  const fixes = [...new Set([...(tried[guide] ?? []), fix])].sort((a, b) => a - b)
  return { ...tried, [guide]: fixes }
}

/** Without the fixes of a guide: it has helped, or is begun anew. */
export const withoutGuide = (tried: Tried, guide: number): Tried =>
  Object.fromEntries(Object.entries(tried).filter(([id]) => id !== String(guide)))
