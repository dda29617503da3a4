import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { blurred, overpass, questionFor } from '#services/overpass.ts'
import type { MapDataDoors } from '#services/overpass.ts'
import { startOverpass } from '../e2e/overpass-stand-in.ts'
import type { StandIn } from '../e2e/overpass-stand-in.ts'

const HERE = { lat: 51.507412, lng: -0.127834 }
let server: StandIn
let memory: Map<string, string>
const withReferer: MapDataDoors['fetch'] = (address, request) =>
  // A browser adds it by the policy of the request; Node does not.
  fetch(address, { ...request, headers: { referer: 'https://fixwise.example/' } })

beforeAll(async () => {
  server = await startOverpass()
})
afterAll(() => server.close())
beforeEach(() => {
  server.mood = 'well'
  server.questions.length = 0
  memory = new Map()
})

const service = (fetch = withReferer) =>
  overpass(server.address, {
    fetch,
    remembered: key => memory.get(key),
    remember: (key, value) => memory.set(key, value),
  })

test('places on the map become entries that name their source', async () => {
  const found = await service().look(HERE)
  expect(found).toMatchObject({
    ok: true,
    value: [
      {
        id: 'osm-node-101',
        name: 'Map Mender',
        work: 'repairs',
        contact: '+442079460123',
        source: 'osm',
      },
      { id: 'osm-node-102', name: 'Map Seller', work: 'sells', source: 'osm' },
    ],
  })
})

test('a look-up sends one small, limited query that does not reveal the exact position', async () => {
  await service().look(HERE)
  expect(server.questions).toEqual([questionFor(blurred(HERE))])
  expect(server.questions[0]).toContain('(around:2000,51.507,-0.128)')
  expect(server.questions[0]).toContain('[timeout:20]')
})

test('looking up the same place again sends no second request', async () => {
  const overpass = service()
  await overpass.look(HERE)
  expect(await overpass.look({ lat: 51.5071, lng: -0.1281 })).toMatchObject({ ok: true })
  expect(server.questions).toHaveLength(1)
})

describe('each kind of failure has its own reason, and is not cached:', () => {
  test.each([
    ['busy', 'busy'],
    ['slow', 'slow'],
    ['gave-up', 'slow'],
    ['html', 'malformed'],
    ['broken', 'malformed'],
  ] as const)('%s', async (mood, reason) => {
    server.mood = mood
    expect(await service().look(HERE)).toEqual({ ok: false, reason })
    expect(memory.size).toBe(0)
  })

  test('no Referer', async () => {
    expect(await service((address, request) => fetch(address, request)).look(HERE)).toEqual({
      ok: false,
      reason: 'refused',
    })
  })

  test('no connection', async () => {
    const nowhere = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await service(nowhere).look(HERE)).toEqual({ ok: false, reason: 'offline' })
  })

  test('no answer in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    server.mood = 'silent'
    const answer = service().look(HERE)
    vi.advanceTimersByTime(25_000)
    expect(await answer).toEqual({ ok: false, reason: 'slow' })
    vi.useRealTimers()
  })
})

test('finding nobody nearby is a result, not a failure', async () => {
  server.mood = 'empty'
  expect(await service().look(HERE)).toEqual({ ok: true, value: [] })
})

test('ten thousand results are cut to the number requested, so that no phone freezes', async () => {
  server.mood = 'crowd'
  const begin = performance.now()
  const found = await service().look(HERE)
  expect(found.ok && found.value.length).toBe(300)
  expect(performance.now() - begin).toBeLessThan(2000)
})
