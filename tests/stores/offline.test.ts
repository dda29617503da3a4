import { expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import { createOffline } from '#stores/offline/offline.ts'
import type { OfflineService } from '#services/offline.ts'

const list = { files: [['/issue/1', 'a'] as [string, string]], bytes: 2e6, sent: 1e6 }

function device(changed: Partial<OfflineService> = {}): OfflineService {
  let kept = false
  return {
    pages: () => Promise.resolve(ok(kept ? [{ path: '/issue/1', title: 'No power' }] : [])),
    offer: () => Promise.resolve(ok(list)),
    hasLibrary: () => Promise.resolve(kept),
    keep: (_list, progress) => {
      progress(1)
      kept = true
      return Promise.resolve(ok(undefined))
    },
    forgetLibrary: () => {
      kept = false
      return Promise.resolve()
    },
    ...changed,
  }
}

test('the library is offered with its size, saved, and removed again', async () => {
  const offline = createOffline(device())
  const states: string[] = []
  offline.$library.listen(({ state }) => states.push(state))
  await vi.waitFor(() => expect(offline.$library.get()).toEqual({ state: 'offered', offer: list }))
  await offline.keep()
  expect(states).toEqual(['offered', 'keeping', 'keeping', 'kept'])
  await vi.waitFor(() =>
    expect(offline.$pages.get()).toMatchObject({ pages: [{ path: '/issue/1' }] }),
  )
  await offline.forget()
  expect(offline.$library.get()).toEqual({ state: 'offered', offer: list })
})

test.each(['refused', 'full', 'offline'] as const)(
  'a device that cannot keep it says why: %s',
  async reason => {
    const offline = createOffline(device({ keep: () => Promise.resolve(fail(reason)) }))
    offline.$library.listen(() => {})
    await vi.waitFor(() => expect(offline.$library.get().state).toBe('offered'))
    await offline.keep()
    expect(offline.$library.get()).toEqual({ state: 'failed', reason })
  },
)

test('progress reported after a failure does not bring the progress bar back', async () => {
  let tell = (_done: number) => {}
  const keep: OfflineService['keep'] = async (_list, progress) => {
    tell = progress
    return fail('offline')
  }
  const offline = createOffline(device({ keep }))
  offline.$library.listen(() => {})
  await vi.waitFor(() => expect(offline.$library.get().state).toBe('offered'))
  await offline.keep()
  tell(1)
  expect(offline.$library.get()).toEqual({ state: 'failed', reason: 'offline' })
})

test('a second press while the library is being saved does nothing', async () => {
  const keep = vi.fn<OfflineService['keep']>(() => new Promise(() => {}))
  const offline = createOffline(device({ keep }))
  offline.$library.listen(() => {})
  await vi.waitFor(() => expect(offline.$library.get().state).toBe('offered'))
  void offline.keep()
  void offline.keep()
  expect(keep).toHaveBeenCalledOnce()
})

test('says why the library cannot be offered, and saves nothing', async () => {
  const keep = vi.fn<OfflineService['keep']>()
  const offline = createOffline(device({ offer: async () => fail('offline'), keep }))
  expect(offline.$library.get()).toEqual({ state: 'looking' })
  offline.$library.listen(() => {})
  await vi.waitFor(() =>
    expect(offline.$library.get()).toEqual({ state: 'failed', reason: 'offline' }),
  )
  await offline.keep()
  expect(keep).not.toHaveBeenCalled()
})

test('a library that is on the device is not offered again', async () => {
  const offline = createOffline(device({ hasLibrary: async () => true }))
  offline.$library.listen(() => {})
  await vi.waitFor(() => expect(offline.$library.get()).toEqual({ state: 'kept' }))
})

test('the pages are listed as soon as somebody looks, or the browser is said to keep none', async () => {
  const pages = [{ path: '/issue/1', title: 'No power' }]
  const kept = createOffline(device({ pages: async () => ok(pages) }))
  expect(kept.$pages.get()).toEqual({ state: 'looking' })
  kept.$pages.listen(() => {})
  await vi.waitFor(() => expect(kept.$pages.get()).toEqual({ state: 'ready', pages }))
  const refused = createOffline(device({ pages: async () => fail('refused') }))
  refused.$pages.listen(() => {})
  await vi.waitFor(() => expect(refused.$pages.get()).toEqual({ state: 'refused' }))
})

test('the reader sees how much of the library has come', async () => {
  const files: [string, string][] = [
    ['/a', '1'],
    ['/b', '2'],
  ]
  const offline = createOffline(
    device({
      offer: async () => ok({ files, bytes: 2, sent: 1 }),
      keep: (_list, progress) => {
        progress(1)
        return new Promise(() => {})
      },
    }),
  )
  offline.$library.listen(() => {})
  await vi.waitFor(() => expect(offline.$library.get().state).toBe('offered'))
  void offline.keep()
  expect(offline.$library.get()).toEqual({ state: 'keeping', done: 1, all: 2 })
})
