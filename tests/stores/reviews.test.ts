import { atom } from 'nanostores'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { emptyTally } from '#domain/locator/reviews.ts'
import type { Review } from '#domain/locator/reviews.ts'
import { ok } from '#domain/result.ts'
import type { Session } from '#domain/sign-in/session.ts'
import { reviewsInMemory } from '#services/reviews.ts'
import type { ReviewService } from '#services/reviews.ts'
import { createReviews } from '#stores/locator/reviews.ts'

const member = { uid: 'u1', displayName: 'Ada', email: '', phoneNumber: '', photoURL: '' }
const others: Review = { uid: 'u2', rating: '4', comment: 'Quick.', name: 'Bo' }

let waits: string | undefined
const waiting = {
  read: () => waits,
  write: (draft: string) => {
    waits = draft
  },
  forget: () => {
    waits = undefined
  },
}
beforeEach(() => {
  waits = undefined
})

function form(now: Session, service: ReviewService) {
  const store = createReviews(service, atom<Session>(now), waiting)
  store.$shown.listen(() => {})
  store.$own.listen(() => {})
  store.$score.listen(() => {})
  return store
}
const guest: Session = { state: 'guest' }
const signedIn: Session = { state: 'member', member }
const database = (more: Partial<ReviewService> = {}): ReviewService => ({
  ...reviewsInMemory(),
  lasting: true,
  list: async () => ok({ reviews: [others], older: emptyTally }),
  ...more,
})

test.each([{ comment: 'Good' }, { rating: '5' as const }, { rating: '5' as const, comment: '  ' }])(
  'a press with %o alone is silently ignored',
  async draft => {
    const save = vi.fn<ReviewService['save']>()
    const store = form(signedIn, database({ save }))
    await store.open('a')
    store.write(draft)
    await store.submit()
    expect(save).not.toHaveBeenCalled()
    expect(store.$sent.get()).toEqual({ state: 'no' })
    expect(store.$draft.get()).toMatchObject(draft)
  },
)

test("a guest's review stays on the page, with its technician, and nothing is sent", async () => {
  const save = vi.fn<ReviewService['save']>()
  const store = form(guest, database({ save }))
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  await store.submit()
  expect(store.$sent.get()).toEqual({ state: 'page' })
  expect(store.$shown.get().map(({ comment }) => comment)).toEqual(['Kind.', 'Quick.'])
  await store.open('b')
  expect(store.$shown.get().map(({ comment }) => comment)).toEqual(['Quick.'])
  expect(save).not.toHaveBeenCalled()
})

test('a member who is quicker than the account service is no guest', async () => {
  const save = vi.fn<ReviewService['save']>(async () => ok({ ...others, uid: 'u1' }))
  const $session = atom<Session>({ state: 'unknown' })
  const store = createReviews(database({ save }), $session, waiting)
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  const sent = store.submit()
  expect(store.$sent.get()).toEqual({ state: 'sending' })
  $session.set(signedIn)
  await sent
  expect(save).toHaveBeenCalledWith('a', member, { rating: '5', comment: 'Kind.' })
  expect(store.$sent.get()).toEqual({ state: 'kept' })
})

test('where nobody can tell who is here, the text stays', async () => {
  vi.useFakeTimers()
  const store = createReviews(database(), atom<Session>({ state: 'unknown' }), waiting)
  void store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  void store.submit()
  await vi.advanceTimersByTimeAsync(8000)
  vi.useRealTimers()
  expect(store.$sent.get()).toEqual({ state: 'failed', action: 'save', reason: 'offline' })
  expect(store.$draft.get()).toEqual({ rating: '5', comment: 'Kind.' })
})

test('choosing another technician resets the form', async () => {
  const store = form(guest, database())
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  await store.open('b')
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
})

test('what a guest wanted to publish is in the form again after logging in, once', async () => {
  const before = form(guest, database())
  await before.open('a')
  before.write({ rating: '5', comment: 'Kind.' })
  before.wait()
  const store = form(signedIn, database())
  await store.open('b')
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
  await store.open('a')
  expect(store.$draft.get()).toEqual({ rating: '5', comment: 'Kind.' })
  await store.open('b')
  await store.open('a')
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
})

test.each(['', '{', '7', '{"technician":"a"}', '{"technician":"a","rating":"9","comment":"x"}'])(
  'whatever waits in the store (%s), the form is good',
  async stored => {
    waits = stored
    const store = form(guest, database())
    await store.open('a')
    expect(store.$draft.get().rating).toBe('')
  },
)

test("a member's second review takes the place of the first, and can be deleted", async () => {
  const store = form(signedIn, database())
  await store.open('a')
  for (const comment of ['First.', 'Second.']) {
    store.write({ rating: '3', comment })
    await store.submit()
  }
  expect(store.$own.get()).toEqual({ uid: 'u1', rating: '3', comment: 'Second.', name: 'Ada' })
  expect(store.$shown.get()).toHaveLength(2)
  await store.remove()
  expect(store.$own.get()).toBeUndefined()
  expect(store.$shown.get()).toEqual([others])
})

test('a review that does not arrive keeps every word in the form', async () => {
  const store = form(signedIn, database({ save: async () => ({ ok: false, reason: 'offline' }) }))
  await store.open('a')
  store.write({ rating: '2', comment: 'Long story.' })
  await store.submit()
  expect(store.$sent.get()).toEqual({ state: 'failed', action: 'save', reason: 'offline' })
  expect(store.$draft.get()).toEqual({ rating: '2', comment: 'Long story.' })
})

test('reviews that arrive for one who is no longer looked at are not shown', async () => {
  let answer = () => {}
  const store = form(
    guest,
    database({
      list: technician =>
        technician === 'slow'
          ? new Promise(resolve => {
              answer = () => resolve(ok({ reviews: [others], older: emptyTally }))
            })
          : Promise.resolve(ok({ reviews: [], older: emptyTally })),
    }),
  )
  const slow = store.open('slow')
  await store.open('quick')
  answer()
  await slow
  expect(store.$shown.get()).toEqual([])
})

describe('where there are more reviews than the page shows', () => {
  const older = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 3 }

  test('the average is that of all, also after one is changed or deleted', async () => {
    const mine: Review = { ...others, uid: 'u1', rating: '1' }
    const list = async () => ok({ reviews: [others, mine], older })
    const store = form(signedIn, database({ list }))
    await store.open('a')
    expect(store.$score.get()).toEqual({ average: '4.0', count: 5, whole: true })
    store.write({ rating: '5', comment: 'Better.' })
    await store.submit()
    expect(store.$score.get()).toEqual({ average: '4.8', count: 5, whole: true })
    await store.remove()
    expect(store.$score.get()).toEqual({ average: '4.8', count: 4, whole: true })
  })

  test('and they cannot be counted, the average is not said to be that of all', async () => {
    const list = async () => ok({ reviews: [others], older: undefined })
    const store = form(guest, database({ list }))
    await store.open('a')
    expect(store.$score.get()).toEqual({ average: '4.0', count: 1, whole: false })
  })

  test('a member who turns out to be here later finds the own review', async () => {
    const mine: Review = { ...others, uid: 'u1' }
    const $session = atom<Session>({ state: 'unknown' })
    const asked: (string | undefined)[] = []
    const list: ReviewService['list'] = async (_technician, uid) => {
      asked.push(uid)
      return ok({ reviews: uid ? [others, mine] : [others], older })
    }
    const store = createReviews(database({ list }), $session, waiting)
    store.$own.listen(() => {})
    await store.open('a')
    expect(store.$own.get()).toBeUndefined()
    $session.set(signedIn)
    await vi.waitFor(() => expect(store.$own.get()).toEqual(mine))
    expect(asked).toEqual([undefined, 'u1'])
  })
})
