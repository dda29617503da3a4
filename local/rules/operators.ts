import { EvaluationError } from './methods.ts'
import type { Operator } from './syntax.ts'
import { includes, isNumber, typeOf, type Value } from './values.ts'

type Calculation = Exclude<Operator, '||' | '&&' | '==' | '!='>

/** Every operator that needs both its sides. */
export function calculate(operator: Calculation, left: Value, right: Value): Value {
  switch (operator) {
    case 'in':
      return isIn(left, right)
    case '<':
      return inOrder(left, right, difference => difference < 0)
    case '<=':
      return inOrder(left, right, difference => difference <= 0)
    case '>':
      return inOrder(left, right, difference => difference > 0)
    case '>=':
      return inOrder(left, right, difference => difference >= 0)
    default:
      return arithmetic(operator, left, right)
  }
}

function isIn(item: Value, container: Value): boolean {
  if (container instanceof Map) return typeof item === 'string' && container.has(item)
  if (isKind(container, 'document') && typeof item === 'string' && container.known.has(item))
    return true
  if (Array.isArray(container)) return includes(container, item)
  if (isKind(container, 'set')) return includes(container.items, item)
  throw new EvaluationError(`nothing is in a ${typeOf(container)}`)
}

/** NaN is neither less nor more than anything, and not equal to it either. */
function inOrder(left: Value, right: Value, holds: (difference: number) => boolean): boolean {
  const difference = order(left, right)
  return !Number.isNaN(left) && !Number.isNaN(right) && holds(difference)
}

function order(left: Value, right: Value): number {
  const [a, b] = [comparable(left), comparable(right)]
  const sameKind = typeOf(left) === typeOf(right) || (isNumber(left) && isNumber(right))
  if (a === undefined || b === undefined || !sameKind) {
    throw new EvaluationError(`${typeOf(left)} and ${typeOf(right)} have no order`)
  }
  return a < b ? -1 : a > b ? 1 : 0
}

function comparable(value: Value): bigint | number | string | undefined {
  if (isNumber(value) || typeof value === 'string') return value
  return isKind(value, 'timestamp') || isKind(value, 'duration') ? value.nanoseconds : undefined
}

type Arithmetic = '+' | '-' | '*' | '/' | '%'

function arithmetic(operator: Arithmetic, left: Value, right: Value): Value {
  if (typeof left === 'string' && typeof right === 'string' && operator === '+') return left + right
  if (isTime(left) && isTime(right)) return timeArithmetic(operator, left, right)
  if (!isNumber(left) || !isNumber(right)) {
    throw new EvaluationError(`${typeOf(left)} ${operator} ${typeOf(right)} has no meaning`)
  }
  const whole = typeof left === 'bigint' && typeof right === 'bigint'
  if (whole && right === 0n && (operator === '/' || operator === '%')) {
    throw new EvaluationError('division by zero')
  }
  return whole
    ? CALCULATE[operator](left as never, right as never)
    : CALCULATE[operator](Number(left), Number(right))
}

// JavaScript's operators work on two bigints as on two numbers; the types here name only the numbers.
const CALCULATE: Record<Arithmetic, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
}

type Time = Extract<Value, { type: 'timestamp' | 'duration' }>

const isTime = (value: Value): value is Time =>
  isKind(value, 'timestamp') || isKind(value, 'duration')

/** An instant plus or minus a span is an instant; two instants are a span apart. */
function timeArithmetic(operator: Arithmetic, left: Time, right: Time): Value {
  const instants = [left, right].filter(({ type }) => type === 'timestamp').length
  if (operator === '+' && instants < 2) {
    return {
      type: instants ? 'timestamp' : 'duration',
      nanoseconds: left.nanoseconds + right.nanoseconds,
    }
  }
  if (operator === '-' && !(left.type === 'duration' && right.type === 'timestamp')) {
    return {
      type: instants === 1 ? 'timestamp' : 'duration',
      nanoseconds: left.nanoseconds - right.nanoseconds,
    }
  }
  throw new EvaluationError(`${left.type} ${operator} ${right.type} has no meaning`)
}

type Kind<Type extends string> = Extract<Value, { type: Type }>

function isKind<Type extends string>(value: Value, type: Type): value is Kind<Type> {
  return (
    typeOf(value) === type &&
    typeof value === 'object' &&
    !Array.isArray(value) &&
    !(value instanceof Map)
  )
}
