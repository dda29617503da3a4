import { afterAll } from 'vitest'

/**
 * A store lets go of the browser a second after its last reader has left. Where a file of tests has its own browser, that
 * may be gone by then: on a busy machine the worker outlives it, and the timer would fail in the name of a test that passed.
 */
if (typeof window !== 'undefined') {
  const start = globalThis.setTimeout
  const timers = new Set<NodeJS.Timeout>()
  globalThis.setTimeout = ((...call: Parameters<typeof start>) => {
    const timer = start(...call)
    timers.add(timer)
    return timer
  }) as typeof start
  afterAll(() => timers.forEach(clearTimeout))
}
