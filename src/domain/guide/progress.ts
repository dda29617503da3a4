import * as v from 'valibot'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))

/** How far a reader came in a guide, and when (milliseconds since 1970). Fixes and steps count from 1; 0 is none. */
export const Progress = v.object({
  guide: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What the guide was called then, so that a list of these needs no list of all guides. */
  title: v.pipe(v.string(), v.maxLength(200)),
  fix: Count,
  step: Count,
  at: v.number(),
})
export type Progress = v.InferOutput<typeof Progress>

/** Reads what a device keeps; an entry that makes no sense is left out, the rest stays. */
export function parseProgress(stored: string | undefined): Progress[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return (Array.isArray(list) ? list : []).flatMap(entry => {
      const parsed = v.safeParse(Progress, entry)
      return parsed.success ? [parsed.output] : []
    })
  } catch {
    return []
  }
}

export interface ProgressMerge {
  /** The newest entry for each guide, newest first. */
  all: Progress[]
  /** What the account does not know yet, or knows as older. */
  toSave: Progress[]
}

export function mergeProgress(
  local: readonly Progress[],
  remote: readonly Progress[],
): ProgressMerge {
  const newest = new Map<number, Progress>()
  for (const entry of [...remote, ...local]) {
    const known = newest.get(entry.guide)
    if (!known || entry.at > known.at) newest.set(entry.guide, entry)
  }
  const known = new Set(remote)
  return {
    all: [...newest.values()].sort((a, b) => b.at - a.at),
    toSave: [...newest.values()].filter(entry => !known.has(entry)),
  }
}

/** Where a step begins on the page, in pixels from the top of the screen. Step 0 is the heading of its fix. */
export interface StepMark {
  fix: number
  step: number
  top: number
}

/** The step before the reader's eyes; undefined above the first fix and below the last one. */
export function placeBefore(marks: readonly StepMark[], eyes: number): StepMark | undefined {
  const last = marks.findLast(({ top }) => top <= eyes)
  return last && last.fix > 0 ? last : undefined
}
