/**
 * Values of the rules language. Whole numbers are bigints, so that `is int` and `is float` can be told apart;
 * instants and spans count nanoseconds, so that two times compare exactly.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Value[]
  | MapValue
  | { type: 'timestamp'; nanoseconds: bigint }
  | { type: 'duration'; nanoseconds: bigint }
  | { type: 'bytes'; base64: string }
  | { type: 'latlng'; latitude: number; longitude: number }
  | { type: 'path'; segments: string[] }
  | { type: 'set'; items: Value[] }
  | { type: 'difference'; before: MapValue; after: MapValue }
  /** The data of a document that a query may return: only what the query itself demands is known. */
  | { type: 'document'; known: MapValue }
  /** What nobody knows before the query has run. */
  | { type: 'unknown' }

export type MapValue = Map<string, Value>

export const UNKNOWN: Value = { type: 'unknown' }

/** The name that `is` and error messages use. */
export function typeOf(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (Array.isArray(value)) return 'list'
  return value instanceof Map ? 'map' : value.type
}

/** Equality of the rules language: by content; a whole number equals the same float. */
export function equal(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) return left == right // bigint against number, on purpose loose
  if (typeOf(left) !== typeOf(right)) return false
  if (Array.isArray(left) && Array.isArray(right)) return equalLists(left, right)
  if (left instanceof Map && right instanceof Map) return equalMaps(left, right)
  if (typeof left !== 'object' || typeof right !== 'object') return left === right
  if (left === null || right === null) return true
  return equalObjects(left, right)
}

export const isNumber = (value: Value): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number'

export const includes = (list: Value[], wanted: Value) => list.some(item => equal(item, wanted))

const equalLists = (left: Value[], right: Value[]) =>
  left.length === right.length && left.every((item, place) => equal(item, right[place] ?? null))

const equalMaps = (left: MapValue, right: MapValue) =>
  left.size === right.size &&
  [...left].every(([key, value]) => right.has(key) && equal(value, right.get(key) ?? null))

function equalObjects(left: object, right: object): boolean {
  const [a, b] = [left, right] as [
    Extract<Value, { type: string }>,
    Extract<Value, { type: string }>,
  ]
  if (a.type === 'set' && b.type === 'set') return equalSets(a.items, b.items)
  if (a.type === 'path' && b.type === 'path') return a.segments.join('/') === b.segments.join('/')
  const entries = Object.entries(a) as [string, unknown][]
  return entries.every(([key, value]) => (b as unknown as Record<string, unknown>)[key] === value)
}

const equalSets = (left: Value[], right: Value[]) =>
  left.length === right.length && left.every(item => includes(right, item))
