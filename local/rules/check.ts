import { RulesError } from './error.ts'
import { METHOD_NAMES, outsideRe2 } from './methods.ts'
import { GLOBAL_FUNCTIONS, NAMESPACES } from './globals.ts'
import type { Expression, FunctionRule, MatchRule } from './syntax.ts'

interface Names {
  variables: Set<string>
  functions: Map<string, FunctionRule>
}

const GLOBAL_NAMES = ['request', 'resource']

/** Refuses rules that name what does not exist, so that a slip is an error at load and not a silent denial. */
export function checkRules(
  rules: MatchRule,
  outer: Names = { variables: new Set(GLOBAL_NAMES), functions: new Map() },
): void {
  const variables = new Set(outer.variables)
  for (const { kind, text } of rules.pattern) if (kind !== 'fixed') variables.add(text)
  const functions = new Map(outer.functions)
  for (const rule of rules.functions) functions.set(rule.name, rule)
  const names = { variables, functions }
  for (const rule of rules.functions) checkFunction(rule, names)
  for (const { condition } of rules.allows) checkExpression(condition, names)
  for (const match of rules.matches) checkRules(match, names)
}

/** What Google's compiler takes. */
const MOST_PARAMETERS = 7
const MOST_LETS = 10
const DEEPEST_CALLS = 20

function checkFunction(rule: FunctionRule, names: Names): void {
  const variables = new Set([...names.variables, ...rule.parameters])
  const inside = { variables, functions: names.functions }
  for (const { name, value } of rule.lets) {
    checkExpression(value, inside)
    variables.add(name)
  }
  checkExpression(rule.result, inside)
  if (reaches(rule, rule.name, names.functions, new Set())) {
    throw new RulesError(rule.line, `The function ${rule.name} calls itself`)
  }
  if (rule.parameters.length > MOST_PARAMETERS)
    throw new RulesError(rule.line, `A function takes at most ${MOST_PARAMETERS} values`)
  if (rule.lets.length > MOST_LETS)
    throw new RulesError(rule.line, `A function has at most ${MOST_LETS} names of its own`)
  if (isTooDeep(rule, names.functions, DEEPEST_CALLS))
    throw new RulesError(rule.line, `Calls can be at most ${DEEPEST_CALLS} deep`)
}

const isTooDeep = (rule: FunctionRule, functions: Names['functions'], left: number): boolean =>
  left === 0 ||
  [...rule.lets.map(({ value }) => value), rule.result]
    .flatMap(calls)
    .flatMap(name => functions.get(name) ?? [])
    .some(called => isTooDeep(called, functions, left - 1))

function reaches(
  from: FunctionRule,
  goal: string,
  functions: Names['functions'],
  seen: Set<string>,
): boolean {
  const called = [...from.lets.map(({ value }) => value), from.result].flatMap(calls)
  return called.some(name => {
    if (name === goal) return true
    const next = functions.get(name)
    if (!next || seen.has(name)) return false
    seen.add(name)
    return reaches(next, goal, functions, seen)
  })
}

const calls = (expression: Expression): string[] => [
  ...(expression.kind === 'call' ? [expression.name] : []),
  ...children(expression).flatMap(calls),
]

function checkExpression(expression: Expression, names: Names): void {
  const { line } = expression
  if (expression.kind === 'name' && !names.variables.has(expression.name)) {
    throw new RulesError(line, `Nothing here is called ${expression.name}`)
  }
  if (expression.kind === 'call') checkCall(expression, names)
  if (expression.kind === 'method' && !checkNamespace(expression)) checkMethod(expression)
  else if (expression.kind === 'method') {
    for (const parameter of expression.arguments) checkExpression(parameter, names)
    return
  }
  for (const child of children(expression)) checkExpression(child, names)
}

function checkCall(call: Extract<Expression, { kind: 'call' }>, { functions }: Names): void {
  const wanted = functions.get(call.name)?.parameters.length ?? GLOBAL_FUNCTIONS[call.name]
  if (wanted === undefined) throw new RulesError(call.line, `There is no function ${call.name}`)
  if (wanted !== call.arguments.length) {
    throw new RulesError(
      call.line,
      `${call.name} takes ${wanted} values, not ${call.arguments.length}`,
    )
  }
}

function checkMethod({
  line,
  name,
  arguments: parameters,
}: Extract<Expression, { kind: 'method' }>): void {
  if (!METHOD_NAMES.has(name))
    throw new RulesError(line, `There is no method ${name} in the subset used here`)
  const [pattern] = parameters
  if (name !== 'matches' || pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return
  if (outsideRe2(pattern.value))
    throw new RulesError(
      line,
      'matches() takes the expressions of RE2, without look-around and back-references',
    )
}

function checkNamespace({ line, object, name }: Extract<Expression, { kind: 'method' }>): boolean {
  if (object.kind !== 'name' || !Object.hasOwn(NAMESPACES, object.name)) return false
  if (NAMESPACES[object.name]?.[name]) return true
  throw new RulesError(line, `There is no function ${object.name}.${name} in the subset used here`)
}

function children(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flat()
    case 'path':
      return expression.segments.filter(segment => typeof segment !== 'string')
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.key]
    case 'call':
      return expression.arguments
    case 'method':
      return [expression.object, ...expression.arguments]
    case 'not':
    case 'negative':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'is':
      return [expression.value]
    case 'choice':
      return [expression.test, expression.yes, expression.no]
    default:
      return expression satisfies never
  }
}
