/** The outcome of something that may fail for a reason we expect: mostly a literal string. */
export type Result<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason }

/** What a view knows of data that is fetched. */
export type Remote<Value, Reason extends string> =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; reason: Reason }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const

export const fail = <const Reason>(reason: Reason) => ({ ok: false, reason }) as const

/** Turns the outcome of a finished request into what a view shows. */
export function toRemote<Value, Reason extends string>(
  result: Result<Value, Reason>,
): Remote<Value, Reason> {
  return result.ok
    ? { state: 'ready', value: result.value }
    : { state: 'failed', reason: result.reason }
}

/** Closes a switch: a state that nobody handled does not compile. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
