import { expect, test, vi } from 'vitest'

import { ok } from '#domain/result.ts'
import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { askLater } from '#services/ask-later.ts'

test('a service is loaded at its first call, and its result is passed on', async () => {
  const load = vi.fn(async () => ({ count: async () => ok(3) }))
  expect(await askLater(load, service => service.count())).toEqual(ok(3))
  expect(load).toHaveBeenCalledOnce()
})

test('a script removed by a deployment leads to an error message that says what to do next', async () => {
  const answer = await askLater(
    () => Promise.reject<{ count: () => Promise<never> }>(new TypeError('404')),
    service => service.count(),
  )
  expect(answer).toEqual({ ok: false, reason: 'not-loaded' })
  expect(failureSentence('not-loaded')).toContain('reload the page: what you typed stays')
})
