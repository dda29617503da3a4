import type { Budget } from './budget.ts'
import { calculate } from './operators.ts'
import { NAMESPACES } from './globals.ts'
import { callMethod, EvaluationError } from './methods.ts'
import type { Expression, FunctionRule } from './syntax.ts'
import { equal, isNumber, typeOf, type MapValue, type Value } from './values.ts'

/** A level of names; functions see the level that they were written in, not the one they are called from. */
export interface Scope {
  variables: Map<string, Value>
  functions: Map<string, FunctionRule>
  outer?: Scope
}

/** Reads a document for `exists` and `get`, as it is before or after the whole request. */
export type ReadDocument = (segments: string[], when: 'before' | 'after') => MapValue | undefined

export interface Context {
  read: ReadDocument
  budget: Budget
}

export function evaluate(expression: Expression, scope: Scope, context: Context): Value {
  const value = (part: Expression) => evaluate(part, scope, context)
  context.budget.expression()
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'name':
      return find(scope, expression.name)
    case 'list':
      return expression.items.map(value)
    case 'map':
      return new Map(expression.entries.map(([key, item]) => [asText(value(key)), value(item)]))
    case 'path':
      return {
        type: 'path',
        segments: expression.segments.flatMap(segment => pathSegment(segment, value)),
      }
    case 'member':
      return member(value(expression.object), expression.name)
    case 'index':
      return index(value(expression.object), value(expression.key))
    case 'call':
      return call(expression.name, expression.arguments.map(value), scope, context)
    case 'method':
      return method(expression, value)
    case 'not':
      return !asBool(value(expression.operand))
    case 'negative':
      return negative(value(expression.operand))
    case 'binary':
      return binary(expression, value)
    case 'is':
      return isOfType(value(expression.value), expression.type)
    case 'choice':
      return asBool(value(expression.test)) ? value(expression.yes) : value(expression.no)
    default:
      return expression satisfies never
  }
}

type Evaluate = (part: Expression) => Value

function find(scope: Scope | undefined, name: string): Value {
  for (let level = scope; level; level = level.outer) {
    const value = level.variables.get(name)
    if (value === undefined) continue
    if (typeOf(value) === 'unknown')
      throw new EvaluationError(`${name} is known only when the query runs`)
    return value
  }
  throw new EvaluationError(`nothing is called ${name}`)
}

function call(name: string, parameters: Value[], scope: Scope, context: Context): Value {
  for (let level: Scope | undefined = scope; level; level = level.outer) {
    const rule = level.functions.get(name)
    if (rule) return run(rule, parameters, level, context)
  }
  const [path] = parameters
  if (typeOf(path ?? null) !== 'path') throw new EvaluationError(`${name} takes a path`)
  const { segments } = path as Extract<Value, { type: 'path' }>
  context.budget.read()
  const document = context.read(segments, name.endsWith('After') ? 'after' : 'before')
  if (name.startsWith('exists')) return document !== undefined
  if (!document) throw new EvaluationError(`there is no document ${segments.join('/')}`)
  return document
}

function run(rule: FunctionRule, parameters: Value[], outer: Scope, context: Context): Value {
  const variables = new Map(rule.parameters.map((name, place) => [name, parameters[place] ?? null]))
  const inside: Scope = { variables, functions: new Map(), outer }
  for (const { name, value } of rule.lets) variables.set(name, evaluate(value, inside, context))
  return evaluate(rule.result, inside, context)
}

function method(expression: Extract<Expression, { kind: 'method' }>, value: Evaluate): Value {
  const parameters = () => expression.arguments.map(value)
  const namespace =
    expression.object.kind === 'name'
      ? NAMESPACES[expression.object.name]?.[expression.name]
      : undefined
  if (namespace) return namespace(...parameters())
  return callMethod(value(expression.object), expression.name, parameters())
}

function binary(
  { operator, left, right }: Extract<Expression, { kind: 'binary' }>,
  value: Evaluate,
): Value {
  if (operator === '||' || operator === '&&')
    return eitherSide(operator === '||', [left, right], value)
  const [a, b] = [value(left), value(right)]
  if (operator === '==' || operator === '!=') return equal(a, b) === (operator === '==')
  return calculate(operator, a, b)
}

/**
 * `||` is true as soon as one side is, `&&` false as soon as one side is: also where the other side is an error, as in
 * the Common Expression Language and in Google's emulator. What does not decide leaves the error.
 */
function eitherSide(decisive: boolean, sides: readonly Expression[], value: Evaluate): boolean {
  const errors: EvaluationError[] = []
  for (const side of sides) {
    try {
      if (asBool(value(side)) === decisive) return decisive
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error
      errors.push(error)
    }
  }
  const [first] = errors
  if (first) throw first
  return !decisive
}

function member(object: Value, name: string): Value {
  const fields = fieldsOf(object)
  if (!fields) throw new EvaluationError(`${typeOf(object)} has no ${name}`)
  const value = fields.get(name)
  if (value === undefined) throw new EvaluationError(`there is no ${name}`)
  return value
}

function fieldsOf(value: Value): MapValue | undefined {
  if (value instanceof Map) return value
  const isDocument = typeof value === 'object' && value !== null && 'known' in value
  return isDocument ? value.known : undefined
}

function index(object: Value, key: Value): Value {
  if (fieldsOf(object)) return member(object, asText(key))
  if (!Array.isArray(object) || typeof key !== 'bigint')
    throw new EvaluationError('nothing to index')
  const item = object[Number(key)]
  if (item === undefined) throw new EvaluationError(`the list has no item ${key}`)
  return item
}

function pathSegment(segment: string | Expression, value: Evaluate): string[] {
  if (typeof segment === 'string') return [segment]
  const inside = value(segment)
  if (typeOf(inside) === 'path') return (inside as Extract<Value, { type: 'path' }>).segments
  return [asText(inside)]
}

const isOfType = (value: Value, type: string) =>
  type === 'number' ? isNumber(value) : typeOf(value) === type

function asBool(value: Value): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError(`expected a bool, not ${typeOf(value)}`)
  return value
}

function asText(value: Value): string {
  if (typeof value !== 'string')
    throw new EvaluationError(`expected a string, not ${typeOf(value)}`)
  return value
}

function negative(value: Value): Value {
  if (!isNumber(value)) throw new EvaluationError(`expected a number, not ${typeOf(value)}`)
  return -value
}
