import { beforeEach, describe, expect, test, vi, afterEach } from 'vitest'

import { emptyTally } from '#domain/locator/reviews.ts'
import { fail, ok } from '#domain/result.ts'
import type { ReviewService } from '#services/reviews.ts'
import {
  fakeWaiting,
  guest,
  member,
  mine,
  others,
  signedIn,
  startReviews,
} from '../fakes/reviews.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

test.each([{ comment: 'Good' }, { rating: '5' as const }, { rating: '5' as const, comment: '  ' }])(
  'a press with %o alone is silently ignored',
  async draft => {
    const save = vi.fn<ReviewService['save']>()
    const { store } = startReviews({ save })
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
  const { store } = startReviews({ save }, guest)
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
  const { store, $session } = startReviews({ save }, { state: 'unknown' })
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  const sent = store.submit()
  expect(store.$sent.get()).toEqual({ state: 'sending' })
  $session.set(signedIn)
  await sent
  expect(save).toHaveBeenCalledWith('a', member, { rating: '5', comment: 'Kind.' })
  expect(store.$sent.get()).toEqual({ state: 'kept' })
})

test('the text stays if it cannot be found out who is signed in', async () => {
  const { store } = startReviews({}, { state: 'unknown' })
  void store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  void store.submit()
  await vi.advanceTimersByTimeAsync(8000)
  expect(store.$sent.get()).toEqual({ state: 'failed', action: 'save', reason: 'offline' })
  expect(store.$draft.get()).toEqual({ rating: '5', comment: 'Kind.' })
})

test('choosing another technician resets the form', async () => {
  const { store } = startReviews({}, guest)
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  await store.open('b')
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
})

test('what was typed outlives a log-in, a reload and a look at somebody else, until it is sent', async () => {
  const { store: before, waiting } = startReviews({}, guest)
  await before.open('a')
  before.write({ rating: '5', comment: 'Kind.' })
  const { store } = startReviews({}, signedIn, waiting)
  await store.open('b')
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
  await store.open('a')
  expect(store.$draft.get()).toEqual({ rating: '5', comment: 'Kind.' })
  await store.submit()
  await store.open('b')
  await store.open('a')
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
})

test('a draft that is emptied by hand does not come back', async () => {
  const { store, waiting } = startReviews({}, guest)
  await store.open('a')
  store.write({ comment: 'Kind.' })
  store.write({ comment: '' })
  expect(waiting.read()).toBeUndefined()
})

test.each(['', '{', '7', '{"technician":"a"}', '{"technician":"a","rating":"9","comment":"x"}'])(
  'whatever waits in the store (%s), the form is good',
  async stored => {
    const { store } = startReviews({}, guest, fakeWaiting(stored))
    await store.open('a')
    expect(store.$draft.get().rating).toBe('')
  },
)

test("a member's second review takes the place of the first, and can be deleted", async () => {
  const { store } = startReviews()
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
  const { store } = startReviews({ save: async () => ({ ok: false, reason: 'offline' }) })
  await store.open('a')
  store.write({ rating: '2', comment: 'Long story.' })
  await store.submit()
  expect(store.$sent.get()).toEqual({ state: 'failed', action: 'save', reason: 'offline' })
  expect(store.$draft.get()).toEqual({ rating: '2', comment: 'Long story.' })
})

describe('deleting a review', () => {
  const list = async () => ok({ reviews: [mine, others], older: emptyTally })

  test('that fails leaves the review in place, and the reader is told', async () => {
    const { store } = startReviews({ list, remove: async () => fail('offline') })
    await store.open('a')
    await store.remove()
    expect(store.$sent.get()).toEqual({ state: 'failed', action: 'remove', reason: 'offline' })
    expect(store.$own.get()).toEqual(mine)
  })

  test('says so, and leaves those of others', async () => {
    const { store } = startReviews({ list, remove: async () => ok(null) as never })
    await store.open('a')
    await store.remove()
    expect(store.$sent.get()).toEqual({ state: 'removed' })
    expect(store.$shown.get()).toEqual([others])
  })

  test('does nothing for a guest, nor while one is being sent', async () => {
    const remove = vi.fn<ReviewService['remove']>(never)
    const { store } = startReviews({ remove }, guest)
    await store.open('a')
    await store.remove()
    expect(remove).not.toHaveBeenCalled()
    const sending = startReviews({ remove, save: never }).store
    await sending.open('a')
    sending.write({ rating: '5', comment: 'Kind.' })
    void sending.submit()
    void sending.remove()
    expect(remove).not.toHaveBeenCalled()
  })
})

test('a double press sends one review', async () => {
  const save = vi.fn<ReviewService['save']>(async () => ok(mine))
  const { store } = startReviews({ save })
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  await Promise.all([store.submit(), store.submit()])
  expect(save).toHaveBeenCalledOnce()
})

test('what is typed while a review is on its way stays in the form', async () => {
  let arrive = () => {}
  const { store } = startReviews({
    save: async () => {
      await new Promise<void>(done => (arrive = done))
      return ok(mine)
    },
  })
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  const sent = store.submit()
  await vi.advanceTimersByTimeAsync(0)
  store.write({ comment: 'Kind. And quick.' })
  expect(store.$sent.get()).toEqual({ state: 'sending' })
  arrive()
  await sent
  expect(store.$draft.get()).toEqual({ rating: '5', comment: 'Kind. And quick.' })
  expect(store.$sent.get()).toEqual({ state: 'kept' })
})

test('a review that is saved empties the form, and the next one is not said to be saved', async () => {
  const { store } = startReviews({ save: async () => ok(mine) })
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  await store.submit()
  expect(store.$draft.get()).toEqual({ rating: '', comment: '' })
  store.write({ comment: 'More.' })
  expect(store.$sent.get()).toEqual({ state: 'no' })
})

test('the form of another technician says nothing of the review before', async () => {
  const { store } = startReviews({ save: async () => ok(mine) })
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  await store.submit()
  await store.open('b')
  expect(store.$sent.get()).toEqual({ state: 'no' })
})

test('a review that is begun waits with its technician', async () => {
  const { store, waiting } = startReviews({}, guest)
  await store.open('a')
  store.write({ rating: '5', comment: 'Kind.' })
  expect(JSON.parse(waiting.read() ?? '')).toEqual({
    rating: '5',
    comment: 'Kind.',
    technician: 'a',
  })
})

test('a log-out in another tab takes the words out of the form, a lost session does not', async () => {
  const waiting = fakeWaiting()
  const { store, $session } = startReviews({}, signedIn, waiting)
  store.$draft.listen(() => {})
  await store.open('a')
  store.write({ comment: 'Kind.' })
  $session.set(guest)
  expect(store.$draft.get().comment).toBe('Kind.')
  $session.set(signedIn)
  waiting.forget()
  $session.set(guest)
  expect(store.$draft.get().comment).toBe('')
})
