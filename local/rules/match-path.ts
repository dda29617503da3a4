import type { Segment } from './syntax.ts'
import { UNKNOWN, type Value } from './values.ts'

/** Stands in a path for the name of a document that a query may return. */
export const ANY_ID = '\0any'

export interface PathMatch {
  variables: Map<string, Value>
  /** What is left of the path for the blocks inside. */
  rest: string[]
}

/** Every way in which a pattern can begin a path; `{name=**}` can take any number of segments, also none. */
export function matchPath(
  pattern: Segment[],
  path: string[],
  variables = new Map<string, Value>(),
): PathMatch[] {
  const [first, ...others] = pattern
  if (!first) return [{ variables, rest: path }]
  if (first.kind === 'rest') return matchRest(first.text, others, path, variables)
  const [segment, ...rest] = path
  if (segment === undefined || (first.kind === 'fixed' && first.text !== segment)) return []
  const bound =
    first.kind === 'one' ? new Map(variables).set(first.text, named(segment)) : variables
  return matchPath(others, rest, bound)
}

const named = (segment: string): Value => (segment === ANY_ID ? UNKNOWN : segment)

function matchRest(
  name: string,
  others: Segment[],
  path: string[],
  variables: Map<string, Value>,
): PathMatch[] {
  return Array.from({ length: path.length + 1 }, (_, taken) => {
    const segments = path.slice(0, taken)
    return matchPath(
      others,
      path.slice(taken),
      new Map(variables).set(name, { type: 'path', segments }),
    )
  }).flat()
}
