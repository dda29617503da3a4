import * as v from 'valibot'

import { Source } from './evidence.ts'
import { day, sentence } from '#domain/fields.ts'
import { pattern, patternAs } from '#domain/patterns.ts'

const atStart = patternAs(source => new RegExp(`^(?:${source})`, 'iu'))

const ForbiddenAct = v.pipe(
  v.strictObject(
    {
      id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'Write small letters and hyphens.')),
      /** What can happen, as the end of a sentence: "it can …". */
      why: sentence(20, 160),
      /** What a writer should write in its place. */
      instead: sentence(20, 200),
      /** What tells a reader to do it, from the verb of a clause. */
      do: v.optional(atStart),
      /** A command that does it. */
      command: v.optional(pattern),
      /** Words in the same sentence that make it harmless. */
      unless: v.optional(pattern),
      /** Sentences and commands that are found, and some that are not: they are tests. */
      found_in: v.pipe(v.array(v.string()), v.minLength(1, 'Write at least one example.')),
      not_in: v.optional(v.array(v.string()), []),
      source: Source,
    },
    ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of an act.'),
  ),
  v.check(
    act => act.do !== undefined || act.command !== undefined,
    'Write at least one of do and command.',
  ),
)

/** src/content/forbidden.yaml: what no guide may tell a reader to do, whatever stands before it. */
export const ForbiddenFile = v.strictObject({
  checked: day,
  forbidden: v.pipe(v.array(ForbiddenAct), v.minLength(1, 'Write at least one act.')),
})

export type ForbiddenAct = v.InferOutput<typeof ForbiddenAct>
