import { programLabels } from '#domain/programs.ts'
import { systemLabels } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'

/** To whom a line below a step speaks. */
export interface Speakers {
  /** As the writer put it: "Windows 11", "Chrome or Edge". */
  label: string
  systems: readonly SystemId[]
  /** Ids of src/domain/programs.ts. */
  programs: readonly string[]
}

/** A name, or several with commas, "or" and "and" between them, then a colon. */
const NAMES = /^([A-Z][\w+.]*(?: [\w+.]+)*(?:, [A-Z][\w+.]*(?: [\w+.]+)*)*): /

/** Reads "Windows: …", "Chrome or Edge: …"; undefined where a line begins with no known name. */
export function speakersOf(text: string): Speakers | undefined {
  const label = NAMES.exec(text)?.[1]
  if (!label) return undefined
  const whole = systemLabels.get(label)
  if (whole) return { label, systems: whole, programs: [] }
  const names = label.split(/, | or | and /)
  const systems = names.map(name => systemLabels.get(name))
  const programs = names.map(name => programLabels.get(name.toLowerCase()))
  if (names.some((_, at) => !systems[at] && !programs[at])) return undefined
  const named = systems.flatMap(ids => ids ?? [])
  const found = programs.flatMap(program => program ?? [])
  // A line for Safari alone is for Macs alone.
  const bound = found.every(({ systems }) => systems)
    ? found.flatMap(({ systems = [] }) => systems)
    : []
  return {
    label,
    systems: [...new Set(named.length > 0 ? named : bound)],
    programs: found.map(({ id }) => id),
  }
}
