import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepAwake } from '#services/wake-lock.ts'

/** A browser that gives locks and takes them away; `refuses` as with a low battery. */
function browser({ refuses = false } = {}) {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const request = vi.fn(async () => {
    if (refuses) throw new DOMException('low battery', 'NotAllowedError')
    const lock = {
      released: false,
      async release() {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
  return {
    request,
    held: () => locks.filter(({ released }) => !released).length,
    /** The browser takes the lock when the page is hidden. */
    async show(visibilityState: 'visible' | 'hidden') {
      page.visibilityState = visibilityState
      if (visibilityState === 'hidden') for (const lock of locks) lock.released = true
      page.dispatchEvent(new Event('visibilitychange'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the screen stays on until the steps are left', async () => {
  const { held } = browser()
  const stop = keepAwake()
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toBe(1)
  stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toBe(0)
})

test('a lock that was lost is asked for again when the reader is back, once', async () => {
  const { held, show, request } = browser()
  const stop = keepAwake()
  await show('hidden')
  expect(held()).toBe(0)
  void show('visible')
  await show('visible')
  expect(held()).toBe(1)
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  await show('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a refused lock is no error, and is asked for again later', async () => {
  const { show, request } = browser({ refuses: true })
  const stop = keepAwake()
  await show('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  await show('visible')
  expect(request).toHaveBeenCalledTimes(2)
  expect(() => stop()).not.toThrow()
})

test('a lock that comes after the steps were left is given back', async () => {
  const { held } = browser()
  keepAwake()()
  await vi.advanceTimersByTimeAsync(0)
  expect(held()).toBe(0)
})

test('a browser without wake locks shows the steps all the same', () => {
  browser()
  vi.stubGlobal('navigator', {})
  expect(() => keepAwake()()).not.toThrow()
})
