// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { offlineService } from '#services/offline.ts'

const files = Array.from({ length: 12 }, (_, at): [string, string] => [`/issue/${at + 1}`, 'a'])
const list = { files, bytes: 2e6, sent: 1e6 }
const shelf = new Map<string, Response>()
const removed = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  shelf.clear()
  removed.mockClear()
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (path: string) => shelf.get(path),
      put: async (path: string, response: Response) => void shelf.set(path, response),
    }),
    delete: async () => {
      removed()
      shelf.clear()
      return true
    },
  })
  Object.assign(navigator, {
    serviceWorker: { register: async () => undefined, ready: Promise.resolve({}) },
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A network on which one file fails, and the others come one after another. */
function failAt(path: string, failure: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (asked: string, { signal }: RequestInit = {}) => {
    if (asked === path) return failure()
    await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      setTimeout(resolve, 5)
    })
    return new Response('page')
  })
}

/** An answer that ends only when nobody waits for it any more. */
const hang = (signal: RequestInit['signal']) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

test.each([
  ['is missing', async () => new Response('', { status: 404 }), 'broken'],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['finds no room', () => Promise.reject(new DOMException('', 'QuotaExceededError')), 'full'],
] as const)(
  'a file that %s ends the download, and nothing continues in the background',
  async (_, failure, reason) => {
    failAt('/issue/6', failure)
    const progress = vi.fn()
    let told = 0
    const keeping = offlineService.keep(list, progress).then(result => {
      told = progress.mock.calls.length
      return result
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await keeping).toEqual({ ok: false, reason })
    expect(progress).toHaveBeenCalledTimes(told)
    expect(shelf.size).toBe(0)
    expect(removed).toHaveBeenCalledOnce()
  },
)

test('without errors everything is saved, and the list of pages last of all', async () => {
  failAt('', async () => new Response(''))
  const progress = vi.fn()
  const keeping = offlineService.keep(list, progress)
  await vi.advanceTimersByTimeAsync(1000)
  expect((await keeping).ok).toBe(true)
  expect(progress).toHaveBeenLastCalledWith(files.length)
  expect([...shelf.keys()].at(-1)).toMatch(/\.json$/)
})

test('a file that never finishes is given up, and the reader is told', async () => {
  vi.stubGlobal('fetch', (_asked: string, { signal }: RequestInit) => hang(signal))
  const keeping = offlineService.keep(list, vi.fn())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await keeping).toEqual({ ok: false, reason: 'offline' })
})

test('the reader sees the size of the library, or why it is unknown', async () => {
  vi.stubGlobal('fetch', (_asked: string, { signal }: RequestInit) => hang(signal))
  const offer = offlineService.offer()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await offer).toEqual({ ok: false, reason: 'offline' })
  for (const answer of ['<html>', '{}', '[]']) {
    vi.stubGlobal('fetch', async () => new Response(answer))
    expect(await offlineService.offer()).toEqual({ ok: false, reason: 'broken' })
  }
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  expect(await offlineService.offer()).toEqual({ ok: false, reason: 'broken' })
})

test('the list of the library is not requested while offline', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await offlineService.offer()).toEqual({ ok: false, reason: 'offline' })
  expect(fetch).not.toHaveBeenCalled()
})
