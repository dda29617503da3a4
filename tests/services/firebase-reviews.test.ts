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

test('a technician without reviews has an empty list, which can be read without signing in', async () => {
  expect(await reviews.list('covent-garden')).toEqual(nobody)
})

test('a member can write, change and delete one review, and everybody can read it', async () => {
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

test('with more than a hundred reviews, the newest are listed, the rest are counted and the member’s own is found', async () => {
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

describe('the security rules refuse', () => {
  test('a review in somebody else’s name', async () => {
    world.uid = 'eve'
    expect(await reviews.save('a', ada, { rating: '1', comment: 'Bad.' })).toEqual({
      ok: false,
      reason: 'refused',
    })
  })

  test('a review from a guest', async () => {
    world.uid = undefined
    expect(await reviews.save('a', ada, { rating: '1', comment: 'Bad.' })).toEqual({
      ok: false,
      reason: 'signed-out',
    })
  })

  test('a second review straight after the first, and the member is told why', async () => {
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
  'a name that others must not see is left out: %s',
  async name => {
    world.name = name
    const saved = await reviews.save('a', ada, { rating: '5', comment: 'Good.' })
    expect(saved).toMatchObject({ ok: true, value: { name: '' } })
  },
)

test('one malformed review does not hide the others', async () => {
  await reviews.save('a', ada, { rating: '5', comment: 'Good.' })
  const ask = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (address, request) => {
    const { documents } = (await (await ask(address, request)).json()) as { documents: object[] }
    return Response.json({ documents: [7, { name: 'x', fields: {} }, ...documents] })
  })
  expect(await reviews.list('a')).toMatchObject({ value: { reviews: [{ comment: 'Good.' }] } })
})

test('a database that cannot be reached counts as offline', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await reviews.list('a')).toEqual({ ok: false, reason: 'offline' })
})
