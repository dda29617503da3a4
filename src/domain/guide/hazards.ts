import * as v from 'valibot'

import { Source } from '#domain/guide/evidence.ts'
import { day, sentence } from '#domain/fields.ts'
import { pattern, patternAs } from '#domain/patterns.ts'
import { systemNames } from '#domain/guide/systems.ts'

const atStart = patternAs(source => new RegExp(`^(?:${source})`, 'iu'))
const whole = patternAs(source => new RegExp(`^(?:${source})$`, 'iu'))

/** What betrays a hazard in a step. One of `do`, `label` and `command` is needed; the rest narrows it. */
const Sign = v.pipe(
  v.strictObject(
    {
      /** What the step tells the reader to do, from the beginning of a clause: `empty the (bin|trash)`. */
      do: v.optional(atStart),
      /** A label that the step names in bold, whole. */
      label: v.optional(whole),
      /** A command of the fix. */
      command: v.optional(pattern),
      /** The systems on which it is a hazard. */
      on: v.optional(v.array(v.picklist([...systemNames.keys()], 'Write the names of systems.'))),
      /** Words in the same sentence that make it harmless. */
      unless: v.optional(pattern),
      /** Words that an earlier step of the same fix, or this one, must hold. */
      after: v.optional(pattern),
      /** Words in an earlier step of the same fix that make it harmless. */
      not_after: v.optional(pattern),
    },
    'Write a sign as { do: … }, { label: … } or { command: … }.',
  ),
  v.check(
    sign => sign.do !== undefined || sign.label !== undefined || sign.command !== undefined,
    'A sign needs one of do, label and command.',
  ),
)

const Hazard = v.strictObject(
  {
    /** As a writer names it: `Hazard files-deleted: …`. */
    id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'Write small letters and hyphens.')),
    name: sentence(3, 60),
    /** What can happen, in one sentence. */
    why: sentence(20, 200),
    /** What readers see where the writer says nothing better. */
    default: sentence(20, 200),
    /** What a safeguard must say, each with the words that count as said. */
    says: v.pipe(
      v.array(v.strictObject({ write: sentence(10, 160), words: pattern })),
      v.minLength(1, 'Say at least one thing that a safeguard must say.'),
    ),
    /** Said once, it holds for the rest of the fix. */
    once: v.optional(v.boolean(), false),
    /** An earlier step of the fix with these words is the safeguard itself. */
    done_by: v.optional(pattern),
    signs: v.array(Sign),
    /** Steps that the signs must find, and steps that they must not: they are tests. */
    found_in: v.optional(v.array(v.string()), []),
    not_in: v.optional(v.array(v.string()), []),
    source: Source,
  },
  ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a hazard.'),
)

/** src/content/hazards.yaml: what can go wrong in a step, and what must stand before it. */
export const HazardsFile = v.strictObject({
  checked: day,
  hazards: v.pipe(
    v.array(Hazard),
    v.check(
      list => new Set(list.map(({ id }) => id)).size === list.length,
      'Two hazards have the same id.',
    ),
    v.check(
      list => list.every(({ default: text, says }) => says.every(({ words }) => words.test(text))),
      'The default of a hazard does not say what the hazard demands.',
    ),
  ),
})

export type Hazard = v.InferOutput<typeof Hazard>
export type HazardSign = v.InferOutput<typeof Sign>
