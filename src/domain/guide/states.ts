import * as v from 'valibot'

import { sentence } from '#domain/fields.ts'
import { pattern } from '#domain/patterns.ts'
import type { Fix } from './guide.ts'

const State = v.pipe(
  v.strictObject(
    {
      id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'Write small letters and hyphens.')),
      /** "The browser does not open" */
      name: sentence(5, 60),
      /** How a symptom, or a line of "Find your case", says it. */
      said: pattern,
      /** What the first steps of a fix must not ask for. */
      cannot: pattern,
      /** Words of the symptom, or of the fix before its steps, that make it possible all the same. */
      unless: v.optional(pattern),
      /** Symptoms that are in this state, and symptoms that are not: they are tests. */
      found_in: v.pipe(v.array(v.string()), v.minLength(1, 'Write at least one example.')),
      not_in: v.optional(v.array(v.string()), []),
    },
    ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a state.'),
  ),
  v.check(
    ({ said, found_in, not_in }) =>
      found_in.every(text => said.test(text)) && !not_in.some(text => said.test(text)),
    'The pattern of "said" does not do what found_in and not_in say.',
  ),
)

/** src/content/states.yaml: states of a computer in which some fixes cannot be done. */
export const StatesFile = v.strictObject({
  states: v.pipe(v.array(State), v.minLength(1, 'Write at least one state.')),
})

export type State = v.InferOutput<typeof State>

/** Whoever can do this many steps has got past the state. */
const FIRST_STEPS = 2

/** Why a fix cannot be done by somebody who says this: the state, and the step that asks too much. */
export function hindranceTo(
  fix: Fix,
  said: string,
  states: readonly State[],
): { state: State; step: string } | undefined {
  const lead = `${fix.title.text} ${fix.tell?.text ?? ''}`
  for (const state of states) {
    if (!state.said.test(said) || state.unless?.test(said) || state.unless?.test(lead)) continue
    const step = firstSteps(fix).find(text => state.cannot.test(text))
    if (step && !state.unless?.test(firstSteps(fix).join(' '))) return { state, step }
  }
  return undefined
}

const firstSteps = ({ blocks }: Fix): string[] =>
  blocks.flatMap(block =>
    block.kind === 'steps'
      ? block.steps
          .slice(0, FIRST_STEPS)
          .map(({ say, notes }) =>
            [say, ...notes.map(note => note.prose)].map(one => one.text).join(' '),
          )
      : [],
  )
