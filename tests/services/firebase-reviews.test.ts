import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { averageRating, emptyTally } from '#domain/locator/reviews.ts'
import type { ReviewService } from '#services/reviews.ts'
import { startDataServers } from '#local/data-servers.ts'
import { PROJECT } from '#local/project.ts'
import { tokenOf } from '#local/testing/sdk.ts'

/** The shipped code against the local backend under the shipped rules: real requests. */
const world = vi.hoisted(() => ({
  firestore: '',
  uid: 'ada' as string | undefined,
  name: 'Ada',
  project: '',
}))

vi.mock('#services/firebase/settings.ts', () => ({
  get settings() {
    return { projectId: world.project, apiKey: 'any' }
  },
  get emulators() {
    return { firestore: world.firestore }
  },
}))
vi.mock('#services/firebase/client.ts', () => ({
  authToken: async () => tokenOfNow(),
  authorToken: async () => {
    const token = tokenOfNow()
    return token && { token, name: world.name }
  },
}))

const tokenOfNow = () => world.uid && tokenOf({ sub: world.uid, name: world.name })

const ada = { uid: 'ada', displayName: 'Ada', email: '', phoneNumber: '', photoURL: '' }
const nobody = { ok: true, value: { reviews: [], older: emptyTally } }
let servers: Awaited<ReturnType<typeof startDataServers>>
let reviews: ReviewService

beforeAll(async () => {
  servers = await startDataServers({ ports: { firestore: 0, storage: 0 } })
  world.firestore = servers.firestore
  world.project = PROJECT
  reviews = (await import('#services/firebase/reviews.ts')).firebaseReviews
})
beforeEach(() => {
  world.uid = 'ada'
  world.name = 'Ada'
  servers.clear()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => servers.close())

test('nobody has written yet: an empty list, read without a sign-in', async () => {
  expect(await reviews.list('covent-garden')).toEqual(nobody)
})

test('a member writes, changes and deletes one review; everybody reads it', async () => {
  expect(await reviews.save('a', ada, { rating: '2', comment: 'Slow.' })).toMatchObject({
    ok: true,
  })
  expect(
    await reviews.save('a', ada, { rating: '4', comment: 'Better <b>now</b>.' }),
  ).toMatchObject({ ok: true })
  expect(await reviews.list('a')).toEqual({
    ok: true,
    value: {
      reviews: [{ uid: 'ada', rating: '4', comment: 'Better <b>now</b>.', name: 'Ada' }],
      older: emptyTally,
    },
  })
  expect(await reviews.list('b')).toEqual(nobody)
  expect(await reviews.remove('a', ada)).toMatchObject({ ok: true })
  expect(await reviews.list('a')).toEqual(nobody)
})

test('of more than a hundred reviews the newest are read, the others counted, and the own one found', async () => {
  for (let at = 0; at < 103; at++) {
    world.uid = at === 1 ? 'ada' : `member-${at}`
    const rating = at < 3 ? '1' : '5'
    await reviews.save('a', { ...ada, uid: world.uid }, { rating, comment: `No. ${at}` })
  }
  const found = await reviews.list('a')
  if (!found.ok) throw new Error(found.reason)
  expect(found.value.reviews).toHaveLength(100)
  expect(found.value.reviews[0]?.comment).toBe('No. 102')
  expect(found.value.older).toEqual({ ...emptyTally, 1: 3 })
  const own = await reviews.list('a', 'ada')
  if (!own.ok) throw new Error(own.reason)
  expect(own.value.reviews.at(-1)?.comment).toBe('No. 1')
  expect(averageRating(own.value.older ?? emptyTally)).toEqual({ average: '1.0', count: 2 })
  // Where one of the counts does not arrive, there is no tally at all.
  const ask = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) =>
    String(request?.body).includes('"stringValue":"3"')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : ask(address, request),
  )
  expect(await reviews.list('a')).toMatchObject({ ok: true, value: { older: undefined } })
})

describe('the rules refuse', () => {
  test("a review in somebody else's name", async () => {
    world.uid = 'eve'
    expect(await reviews.save('a', ada, { rating: '1', comment: 'Bad.' })).toEqual({
      ok: false,
      reason: 'refused',
    })
  })

  test('a guest', async () => {
    world.uid = undefined
    expect(await reviews.save('a', ada, { rating: '1', comment: 'Bad.' })).toEqual({
      ok: false,
      reason: 'signed-out',
    })
  })

  test('a second technician at once, and the member learns why', async () => {
    await reviews.save('a', ada, { rating: '5', comment: 'Good.' })
    expect(await reviews.save('b', ada, { rating: '5', comment: 'Good.' })).toEqual({
      ok: false,
      reason: 'too-soon',
    })
  })

  test('a comment that is too long', async () => {
    const comment = 'x'.repeat(1001)
    expect(await reviews.save('a', ada, { rating: '1', comment })).toEqual({
      ok: false,
      reason: 'refused',
    })
  })
})

test.each(['A'.repeat(200), 'Fixwise Support'])(
  'a name that others may not see is left out: %s',
  async name => {
    world.name = name
    const saved = await reviews.save('a', ada, { rating: '5', comment: 'Good.' })
    expect(saved).toMatchObject({ ok: true, value: { name: '' } })
  },
)

test('one review that makes no sense does not hide the others', async () => {
  await reviews.save('a', ada, { rating: '5', comment: 'Good.' })
  const ask = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (address, request) => {
    const { documents } = (await (await ask(address, request)).json()) as { documents: object[] }
    return Response.json({ documents: [7, { name: 'x', fields: {} }, ...documents] })
  })
  expect(await reviews.list('a')).toMatchObject({ value: { reviews: [{ comment: 'Good.' }] } })
})

test('a database that does not answer is offline', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await reviews.list('a')).toEqual({ ok: false, reason: 'offline' })
})
