import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type { ReviewService } from '#services/reviews.ts'
import { startDataServers } from '#local/data-servers.ts'
import { PROJECT } from '#local/project.ts'
import { firestoreAs } from '#local/testing/sdk.ts'

/** The shipped code against the local backend under the shipped rules: real SDK, real requests. */
const world = vi.hoisted(() => ({ firestore: '', uid: 'ada' as string | undefined, project: '' }))

vi.mock('#services/firebase/settings.ts', () => ({
  get settings() {
    return { projectId: world.project, apiKey: 'any' }
  },
  get emulators() {
    return { firestore: world.firestore }
  },
}))
vi.mock('#services/firebase/client.ts', () => ({
  firestore: async () => firestoreAs(world.firestore, world.uid),
}))

const ada = { uid: 'ada', displayName: 'Ada', email: '', phoneNumber: '', photoURL: '' }
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
  servers.clear()
})
afterAll(() => servers.close())

test('nobody has written yet: an empty list, read without a sign-in', async () => {
  expect(await reviews.list('covent-garden')).toEqual({ ok: true, value: [] })
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
    value: [{ uid: 'ada', rating: '4', comment: 'Better <b>now</b>.', name: 'Ada' }],
  })
  expect(await reviews.list('b')).toEqual({ ok: true, value: [] })
  expect(await reviews.remove('a', ada)).toMatchObject({ ok: true })
  expect(await reviews.list('a')).toEqual({ ok: true, value: [] })
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
      reason: 'refused',
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

test('the longest display name still fits', async () => {
  const named = { ...ada, displayName: 'A'.repeat(200) }
  expect(await reviews.save('a', named, { rating: '5', comment: 'Good.' })).toMatchObject({
    ok: true,
  })
})

test('a database that does not answer is offline', async () => {
  const there = world.firestore
  world.firestore = '127.0.0.1:9'
  expect(await reviews.list('a')).toEqual({ ok: false, reason: 'offline' })
  world.firestore = there
})
