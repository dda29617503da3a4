import { equal, includes, typeOf, type MapValue, type Value } from './values.ts'

type Call = (object: never, ...parameters: Value[]) => Value

/** Why an expression has no value; the `allow` that holds it then does not allow. */
export class EvaluationError extends Error {}

const list = (value: Value | undefined): Value[] => {
  if (Array.isArray(value)) return value
  if (value && typeof value === 'object' && 'type' in value && value.type === 'set')
    return value.items
  throw new EvaluationError('expected a list or a set')
}

const map = (value: Value | undefined): MapValue => {
  if (value instanceof Map) return value
  throw new EvaluationError('expected a map')
}

const text = (value: Value | undefined): string => {
  if (typeof value === 'string') return value
  throw new EvaluationError('expected a string')
}

const unique = (items: Value[]): Value => ({
  type: 'set',
  items: items.filter((item, place) => items.findIndex(other => equal(other, item)) === place),
})

const collection = {
  size: (items: Value) => BigInt(list(items).length),
  hasAll: (items: Value, wanted?: Value) => list(wanted).every(item => includes(list(items), item)),
  hasAny: (items: Value, wanted?: Value) => list(wanted).some(item => includes(list(items), item)),
  hasOnly: (items: Value, wanted?: Value) =>
    list(items).every(item => includes(list(wanted), item)),
}

type Difference = { before: MapValue; after: MapValue }
const added = ({ before, after }: Difference) => [...after.keys()].filter(key => !before.has(key))
const removed = ({ before, after }: Difference) => [...before.keys()].filter(key => !after.has(key))
const changed = ({ before, after }: Difference) =>
  [...after]
    .filter(([key, value]) => before.has(key) && !equal(before.get(key) ?? null, value))
    .map(([key]) => key)

const ascii = (value: string, change: (letters: string) => string) =>
  value.replace(/[A-Za-z]+/g, change)

/**
 * What can be called on a value, by the type of the value. As in Google's emulator, strings are measured in UTF-16
 * units, and only the letters from A to Z have a small and a capital form.
 */
const METHODS_OF_TYPES: Record<string, Record<string, Call>> = {
  string: {
    size: (value: string) => BigInt(value.length),
    matches: (value: string, pattern) => wholeMatch(text(pattern)).test(value),
    lower: (value: string) => ascii(value, letters => letters.toLowerCase()),
    upper: (value: string) => ascii(value, letters => letters.toUpperCase()),
    trim: (value: string) => value.trim(),
  },
  list: { ...collection, toSet: (items: Value[]) => unique(items) },
  set: collection,
  map: {
    size: (entries: MapValue) => BigInt(entries.size),
    keys: (entries: MapValue) => [...entries.keys()],
    values: (entries: MapValue) => [...entries.values()],
    get: (entries: MapValue, key, otherwise = null) => entries.get(text(key)) ?? otherwise,
    diff: (after: MapValue, before) => ({ type: 'difference', before: map(before), after }),
  },
  document: {
    get: ({ known }: { known: MapValue }, key) => {
      const value = known.get(text(key))
      if (value === undefined) throw new EvaluationError('known only when the query runs')
      return value
    },
  },
  difference: {
    addedKeys: (both: Difference) => unique(added(both)),
    removedKeys: (both: Difference) => unique(removed(both)),
    changedKeys: (both: Difference) => unique(changed(both)),
    affectedKeys: (both: Difference) =>
      unique([...added(both), ...removed(both), ...changed(both)]),
  },
  timestamp: {
    toMillis: (instant: { nanoseconds: bigint }) => instant.nanoseconds / 1_000_000n,
  },
}

export const METHOD_NAMES = new Set(
  Object.values(METHODS_OF_TYPES).flatMap(methods => Object.keys(methods)),
)

/** RE2 writes a character by its number as `\x{202E}`, and the letters of a script as `\p{Latin}`. */
const inOurWords = (pattern: string) =>
  pattern
    .replace(/\\x\{([0-9A-Fa-f]+)\}/g, '\\u{$1}')
    .replace(/\\p\{([A-Z][a-z]{2,})\}/g, '\\p{Script=$1}')

/** The pattern must match the whole string. */
const wholeMatch = (pattern: string) => new RegExp(`^(?:${inOurWords(pattern)})$`, 'u')

/** Patterns that RE2 does not have, or that nobody has: they are refused at load. */
export function outsideRe2(pattern: string): boolean {
  if (/\(\?<?[=!]|\\[1-9u]/.test(pattern)) return true
  try {
    wholeMatch(pattern)
    return false
  } catch {
    return true
  }
}

export function callMethod(object: Value, name: string, parameters: Value[]): Value {
  const method = METHODS_OF_TYPES[typeOf(object)]?.[name]
  if (!method) throw new EvaluationError(`${typeOf(object)} has no method ${name}`)
  return method(object as never, ...parameters)
}
