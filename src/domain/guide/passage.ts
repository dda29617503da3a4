import type { SystemId } from '#domain/guide/systems.ts'

/** Formatted text: safe HTML made by our own Markdown step, and the same in plain words. */
export interface Prose {
  html: string
  text: string
  /** Its line in the guide's file, for the checks; 0 where nothing is written. */
  line: number
}

/** What stands where a writer wrote nothing. */
export const noProse: Prose = { html: '', text: '', line: 0 }

/** A part of a guide that only some systems see; `systems` empty means all. */
export interface ForSystems {
  systems: readonly SystemId[]
}

/** One thing that a guide says or shows. Whatever looks through a guide looks through these. */
export type Passage = ForSystems &
  (
    | { kind: 'text'; prose: Prose; /** What stands in front, as in "Fix 3: …". */ label: string }
    | { kind: 'code'; code: string }
    | { kind: 'picture'; name: string }
  )

/**
 * How to read each field of a part, in the order in which readers meet them. A field without a line here does not
 * compile, so that whatever is added to a guide is checked, counted, searched and read aloud like the rest.
 */
export type Reading<Part> = {
  readonly [Field in keyof Part]-?: (value: Part[Field], part: Part) => readonly Passage[]
}

export function readPart<Part>(part: Part, reading: Reading<Part>): Passage[] {
  const read = <Field extends keyof Part>(field: Field) => reading[field](part[field], part)
  return (Object.keys(reading) as (keyof Part)[]).flatMap(field => read(field))
}

/** For a field that holds settings, not words. */
export const silent = (): readonly Passage[] => []

export const text = (prose: Prose, label = ''): Passage => ({
  kind: 'text',
  prose,
  label,
  systems: [],
})

/** The passages of a part for some systems; those that name systems of their own keep them. */
export const forSystems = (
  { systems }: ForSystems,
  passages: readonly Passage[],
): readonly Passage[] =>
  passages.map(passage => (passage.systems.length > 0 ? passage : { ...passage, systems }))
