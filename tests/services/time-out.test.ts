import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { withTimeLimit } from '#services/time-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that finishes in time returns its result, and leaves no timer running', async () => {
  await expect(withTimeLimit(1000, Promise.resolve('found'))).resolves.toBe('found')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that fails in time passes its error on, and leaves no timer running', async () => {
  await expect(withTimeLimit(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes too long returns nothing, and its later failure is ignored', async () => {
  let fail = (_reason: Error) => {}
  const result = withTimeLimit(1000, new Promise((_resolve, reject) => (fail = reject)))
  await vi.advanceTimersByTimeAsync(999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBeUndefined()
  fail(new Error('too late'))
  await vi.advanceTimersByTimeAsync(0)
})
