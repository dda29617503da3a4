import { EvaluationError } from './methods.ts'
import type { Value } from './values.ts'

/** Functions that every rules file has, with how many values they take. */
export const GLOBAL_FUNCTIONS: Record<string, number> = {
  exists: 1,
  get: 1,
  existsAfter: 1,
  getAfter: 1,
}

const SECOND = 1_000_000_000n
const UNITS: Record<string, bigint> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
}

/** The parts of the language that are written with a leading name: `duration.value(1, 'h')`. */
export const NAMESPACES: Record<string, Record<string, (...parameters: Value[]) => Value>> = {
  duration: {
    value: (amount, unit) => {
      const length = typeof unit === 'string' ? UNITS[unit] : undefined
      if (typeof amount !== 'bigint' || length === undefined)
        throw new EvaluationError('not a duration')
      return { type: 'duration', nanoseconds: amount * length }
    },
  },
  timestamp: {
    value: milliseconds => {
      if (typeof milliseconds !== 'bigint') throw new EvaluationError('not a time')
      return { type: 'timestamp', nanoseconds: milliseconds * 1_000_000n }
    },
  },
}
