import { createBudget, TooExpensive, type Budget } from './budget.ts'
import { checkRules } from './check.ts'
import { RulesError } from './error.ts'
import { evaluate, type ReadDocument, type Scope } from './evaluate.ts'
import { EvaluationError } from './methods.ts'
import { matchPath } from './match-path.ts'
import { parseRules } from './parse-rules.ts'
import type { MatchRule, Method } from './syntax.ts'
import type { MapValue, Value } from './values.ts'

export interface RulesRequest {
  method: Method
  /** The whole path, from the root of the service: `['databases', '(default)', 'documents', …]`. */
  path: string[]
  /** `request` and `resource`, as the language shows them. */
  request: MapValue
  resource: Value
  read?: ReadDocument
  /** A query over every collection of one name: only a rule with `{name=**}` can allow it. */
  collectionGroup?: boolean
  /** What the whole request has cost so far; of its own without it. */
  budget?: Budget
}

export type Verdict = 'allowed' | 'denied'

export interface Rules {
  judge: (request: RulesRequest) => Verdict
}

const readNothing: ReadDocument = () => undefined

/** Reads rules for one service; throws a RulesError that names the line of anything it does not know. */
export function loadRules(text: string, service: 'cloud.firestore' | 'firebase.storage'): Rules {
  const root = parseRules(text)
  if (root.name !== service) throw new RulesError(root.line, `Expected the service ${service}`)
  checkRules(root)
  return { judge: request => judge(root, request) }
}

function judge(root: MatchRule, asked: RulesRequest): Verdict {
  const variables = new Map<string, Value>([
    ['request', asked.request],
    ['resource', asked.resource],
  ])
  const { budget = createBudget() } = asked
  budget.next()
  const scope = { variables, functions: new Map() }
  try {
    const verdicts = judgeBlock(root, asked.path, scope, { ...asked, budget }, false)
    return verdicts.includes('allowed') ? 'allowed' : 'denied'
  } catch (error) {
    if (error instanceof TooExpensive) return 'denied'
    throw error
  }
}

type Judged = RulesRequest & { budget: Budget }

function judgeBlock(
  block: MatchRule,
  path: string[],
  outer: Scope,
  asked: Judged,
  recursive: boolean,
): Verdict[] {
  const wide = recursive || block.pattern.some(({ kind }) => kind === 'rest')
  return matchPath(block.pattern, path).flatMap(({ variables, rest }) => {
    const functions = new Map(block.functions.map(rule => [rule.name, rule]))
    const scope: Scope = { variables, functions, outer }
    if (rest.length > 0)
      return block.matches.flatMap(inner => judgeBlock(inner, rest, scope, asked, wide))
    const here = !asked.collectionGroup || wide ? judgeAllows(block, scope, asked) : []
    // A wildcard for the rest of the path may also stand for nothing.
    return here.concat(block.matches.flatMap(inner => judgeBlock(inner, [], scope, asked, wide)))
  })
}

function judgeAllows(
  { allows }: MatchRule,
  scope: Scope,
  { method, budget, read = readNothing }: Judged,
): Verdict[] {
  return allows
    .filter(({ methods }) => methods.has(method))
    .map(({ condition }) => {
      try {
        return evaluate(condition, scope, { read, budget }) === true ? 'allowed' : 'denied'
      } catch (error) {
        if (error instanceof EvaluationError) return 'denied'
        throw error
      }
    })
}
