import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { searchFullText } from '#services/full-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('nothing is requested for a full-text search while offline', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(searchFullText(['gizmo'])).rejects.toThrow('offline')
  expect(fetch).not.toHaveBeenCalled()
})

test('a full-text search that never finishes does not keep the reader waiting for ever', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('navigator', { onLine: true })
  vi.doMock('/pagefind/pagefind.js', () => new Promise(() => {}))
  const ended = searchFullText(['gizmo']).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await ended).toBe('Error: slow')
})
