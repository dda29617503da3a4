import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { buildSearchIndex } from '#domain/search/build.ts'
import { wifi, words } from '../domain/search/words.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const search = async () => (await import('#services/search.ts')).search('wifi')

/** Why a search ends without an answer: the sentence must blame nothing that is not at fault. */
describe('a failed search', () => {
  const failing = async (answer: () => Promise<unknown>) => {
    vi.stubGlobal('fetch', answer)
    return search()
  }

  test('counts as offline if nothing arrives', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failing(lost)).toEqual({ ok: false, reason: 'offline' })
  })

  test('counts as offline if the connection drops in the middle of a file', async () => {
    const half = { ok: true, json: () => Promise.reject(new TypeError('network error')) }
    expect(await failing(() => Promise.resolve(half))).toEqual({ ok: false, reason: 'offline' })
  })

  test.each([
    ['is missing on the server', new Response('', { status: 404 })],
    ['is no index', new Response('<h1>Welcome to the hotel</h1>')],
    ['is another index', new Response('{"words":1}')],
  ])('does not blame the connection if the file %s', async (_what, answer) => {
    expect(await failing(async () => answer)).toEqual({ ok: false, reason: 'broken' })
  })

  test('works at the next attempt', async () => {
    await failing(() => Promise.reject(new TypeError('Failed to fetch')))
    const files = buildSearchIndex([wifi], words)
    vi.stubGlobal('fetch', async (address: string) => {
      const name = address.replace('/search-index/', '').replace('.json', '')
      return Response.json(files[name])
    })
    expect(await search()).toMatchObject({ ok: true, value: { hits: [{ id: 16 }] } })
  })
})
