import { afterEach, describe, expect, test, vi } from 'vitest'

import { loadStepEffects } from '#services/step-effects.ts'

afterEach(() => void vi.unstubAllGlobals())

const answered = (answer: () => Promise<unknown>) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  return { fetch, loaded: loadStepEffects(16) }
}

test('what comes of each step of a guide lies beside its page', async () => {
  const file = [[[{ systems: [], see: ['A light.'] }], []]]
  const { fetch, loaded } = answered(async () => Response.json(file))
  expect(await loaded).toEqual(file)
  expect(fetch).toHaveBeenCalledWith('/turns/16.json', expect.anything())
})

describe('a step can do without', () => {
  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that does not have it', async () => new Response('[]', { status: 404 })],
    ['a page of somebody else', async () => new Response('<h1>Welcome to the hotel</h1>')],
    ['other data', async () => Response.json({ fixes: [] })],
    ['words that are no words', async () => Response.json([[[{ systems: [], see: [1] }]]])],
    ['a time that is no number', async () => Response.json([[[{ systems: [], wait: '5' }]]])],
  ])('in the face of %s', async (_, answer) =>
    expect(await answered(answer).loaded).toBeUndefined(),
  )
})
