import * as v from 'valibot'

import type { Seen } from '#domain/diagnostics/seen.ts'
import { withTimeLimit } from './time-out.ts'

/** Some browsers never answer; after this many milliseconds the value counts as absent. */
const TIME_OUT = 1500

const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1024))
const Battery = v.object({
  level: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  charging: v.boolean(),
})
/** The type of connection where the browser reports it; otherwise an estimate of its speed. */
const Connection = v.object({
  type: v.optional(v.unknown()),
  effectiveType: v.optional(v.unknown()),
})

/** What the browser tells about this device. Each part may be absent, refused, slow or nonsense: then it is left out. */
export async function readDevice(from: unknown = globalThis.navigator): Promise<Seen> {
  const [hints, battery] = await Promise.all([
    ask(() =>
      call(peek(from, 'userAgentData'), 'getHighEntropyValues', ['bitness', 'platformVersion']),
    ),
    ask(() => call(from, 'getBattery')),
  ])
  return present({
    userAgent: parsed(word, peek(from, 'userAgent')),
    platform:
      parsed(word, peek(peek(from, 'userAgentData'), 'platform')) ??
      parsed(word, peek(from, 'platform')),
    platformVersion: parsed(word, peek(hints, 'platformVersion')),
    bitness: parsed(word, peek(hints, 'bitness')),
    cores: parsed(count, peek(from, 'hardwareConcurrency')),
    memory: parsed(
      v.pipe(v.number(), v.minValue(0.25), v.maxValue(1024)),
      peek(from, 'deviceMemory'),
    ),
    battery: parsed(Battery, {
      level: peek(battery, 'level'),
      charging: peek(battery, 'charging'),
    }),
    network: networkOf(peek(from, 'connection')),
    touchPoints: parsed(count, peek(from, 'maxTouchPoints')),
  })
}

function networkOf(connection: unknown): string | undefined {
  const reported = parsed(Connection, {
    type: peek(connection, 'type'),
    effectiveType: peek(connection, 'effectiveType'),
  })
  const kind = parsed(word, reported?.type)
  const speed = parsed(word, reported?.effectiveType)
  if (kind && kind !== 'unknown') return kind
  return speed && `about as fast as ${speed}`
}

const parsed = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
): Value | undefined => {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

/** A property of something that may be nothing, or may throw when it is looked at. */
function peek(from: unknown, name: string): unknown {
  try {
    return from === null || from === undefined ? undefined : (from as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}

function call(from: unknown, name: string, ...values: unknown[]): unknown {
  const method = peek(from, name)
  return typeof method === 'function' ? method.call(from, ...values) : undefined
}

/** The result of something slow; undefined when it fails or takes too long. */
function ask(question: () => unknown): Promise<unknown> {
  const answer = Promise.resolve()
    .then(question)
    .catch(() => undefined)
  return withTimeLimit(TIME_OUT, answer)
}

type Present<Value> = { [Name in keyof Value]?: Exclude<Value[Name], undefined> }

function present<Value extends object>(value: Value): Present<Value> {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined),
  ) as Present<Value>
}
