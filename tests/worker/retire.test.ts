import { expect, test, vi } from 'vitest'

import { cacheNames } from '#domain/offline/caches.ts'

const listeners = new Map<
  string,
  (event: { waitUntil: (work: Promise<unknown>) => void }) => void
>()
const stores = new Set(['fixwise-of-another-site'])
const skipWaiting = vi.fn(() => Promise.resolve())
const unregister = vi.fn(() => Promise.resolve(true))

/** Tells the worker that the browser has come so far, and waits until it has done its work. */
async function tell(event: string) {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(event)?.({ waitUntil: begun => (work = begun) })
  await work
}

test('a worker that is called back takes over at once, removes what was kept, and itself', async () => {
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) =>
    listeners.set(event, listener),
  )
  vi.stubGlobal('skipWaiting', skipWaiting)
  vi.stubGlobal('registration', { unregister })
  vi.stubGlobal('caches', { delete: async (name: string) => stores.delete(name) })
  for (const name of Object.values(cacheNames)) stores.add(name)
  await import('../../src/worker/retire.ts')

  await tell('install')
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(unregister).not.toHaveBeenCalled()

  await tell('activate')
  expect([...stores]).toEqual(['fixwise-of-another-site'])
  expect(unregister).toHaveBeenCalledOnce()
})
