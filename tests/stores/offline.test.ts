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

test('the library is offered with what it costs, kept, and removed again', async () => {
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

test('progress that is told after a failure does not bring the waiting back', async () => {
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

test('a second press while it is being kept does nothing', async () => {
  const keep = vi.fn<OfflineService['keep']>(() => new Promise(() => {}))
  const offline = createOffline(device({ keep }))
  offline.$library.listen(() => {})
  await vi.waitFor(() => expect(offline.$library.get().state).toBe('offered'))
  void offline.keep()
  void offline.keep()
  expect(keep).toHaveBeenCalledOnce()
})
