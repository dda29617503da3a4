import { describe, expect, test, vi } from 'vitest'

import { emptyTally } from '#domain/locator/reviews.ts'
import type { Review } from '#domain/locator/reviews.ts'
import { fail, ok } from '#domain/result.ts'
import type { ReviewService } from '#services/reviews.ts'
import { guest, mine, others, signedIn, startReviews } from '../fakes/reviews.ts'

test('reviews that arrive for one who is no longer looked at are not shown', async () => {
  let answer = () => {}
  const list: ReviewService['list'] = technician =>
    technician === 'slow'
      ? new Promise(resolve => {
          answer = () => resolve(ok({ reviews: [others], older: emptyTally }))
        })
      : Promise.resolve(ok({ reviews: [], older: emptyTally }))
  const { store } = startReviews({ list }, guest)
  const slow = store.open('slow')
  await store.open('quick')
  answer()
  await slow
  expect(store.$shown.get()).toEqual([])
})

test('reviews that could not be loaded can be loaded at another try', async () => {
  const lists = [fail('offline'), ok({ reviews: [others], older: emptyTally })]
  const { store } = startReviews({ list: async () => lists.shift() ?? fail('offline') })
  await store.open('a')
  expect(store.$remote.get()).toMatchObject({ state: 'failed', reason: 'offline' })
  await store.retry()
  expect(store.$shown.get()).toEqual([others])
})

test('reviews are not loaded again if the reader’s own is there, or all of them are', async () => {
  const list = vi.fn<ReviewService['list']>(async () =>
    ok({ reviews: [mine, others], older: { ...emptyTally, 5: 3 } }),
  )
  const there = startReviews({ list }, { state: 'unknown' })
  await there.store.open('a')
  there.$session.set(signedIn)
  await Promise.resolve()
  expect(list).toHaveBeenCalledTimes(1)
  list.mockResolvedValue(ok({ reviews: [others], older: emptyTally }))
  const all = startReviews({ list }, { state: 'unknown' })
  await all.store.open('a')
  all.$session.set(signedIn)
  await Promise.resolve()
  expect(list).toHaveBeenCalledTimes(2)
})

describe('where there are more reviews than the page shows', () => {
  const older = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 3 }

  test('the average is that of all, also after one is changed or deleted', async () => {
    const poor: Review = { ...others, uid: 'u1', rating: '1' }
    const list = async () => ok({ reviews: [others, poor], older })
    const { store } = startReviews({ list })
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
    const { store } = startReviews({ list }, guest)
    await store.open('a')
    expect(store.$score.get()).toEqual({ average: '4.0', count: 1, whole: false })
  })

  test('a member who turns out to be here later finds the own review', async () => {
    const asked: (string | undefined)[] = []
    const list: ReviewService['list'] = async (_technician, uid) => {
      asked.push(uid)
      return ok({ reviews: uid ? [others, mine] : [others], older })
    }
    const { store, $session } = startReviews({ list }, { state: 'unknown' })
    await store.open('a')
    expect(store.$own.get()).toBeUndefined()
    $session.set(signedIn)
    await vi.waitFor(() => expect(store.$own.get()).toEqual(mine))
    expect(asked).toEqual([undefined, 'u1'])
  })
})
