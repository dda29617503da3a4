import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import {
  addTallies,
  averageRating,
  completed,
  emptyTally,
  parseWaitingDraft,
  Review,
  tallyOf,
} from '#domain/locator/reviews.ts'

test('the average has one decimal place, and there is none without reviews', () => {
  expect(averageRating(emptyTally)).toBeUndefined()
  expect(averageRating(tallyOf([{ rating: '5' }]))).toEqual({ average: '5.0', count: 1 })
  const three = tallyOf([{ rating: '4' }, { rating: '5' }, { rating: '4' }])
  expect(averageRating(three)).toEqual({ average: '4.3', count: 3 })
})

test('tallies are added and taken away, but never below nothing', () => {
  const two = tallyOf([{ rating: '1' }, { rating: '5' }])
  const three = addTallies(two, tallyOf([{ rating: '5' }]))
  expect(three).toEqual({ 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 })
  expect(addTallies(two, three, -1)).toEqual({ ...emptyTally, 5: 0 })
  expect(addTallies(three, two, -1)).toEqual({ ...emptyTally, 5: 1 })
})

test.each([
  ['nothing', { rating: '', comment: '' }],
  ['no rating', { rating: '', comment: 'Good work' }],
  ['no comment', { rating: '5', comment: '' }],
  ['only spaces', { rating: '5', comment: ' \n ' }],
] as const)('with %s there is no review', (_what, draft) => {
  expect(completed(draft)).toBeUndefined()
})

test('a review is trimmed, and no longer than the database takes', () => {
  expect(completed({ rating: '5', comment: ' Good ' })).toEqual({ rating: '5', comment: 'Good' })
  expect(completed({ rating: '1', comment: 'x'.repeat(2000) })?.comment).toHaveLength(1000)
})

test('a review of which nothing can be seen is none, and a cut leaves no half character', () => {
  expect(completed({ rating: '5', comment: '\u200B\u2800' })).toBeUndefined()
  const comment = `${'x'.repeat(999)}🔧`
  expect(completed({ rating: '5', comment })?.comment).toBe('x'.repeat(999))
})

test('a review of others has a rating and words; a guest has neither name nor account', () => {
  expect(v.parse(Review, { rating: '4', comment: 'Fair \u202Eprice.' })).toEqual({
    uid: '',
    rating: '4',
    comment: 'Fair price.',
    name: '',
  })
  for (const wrong of [{ rating: 4 }, { rating: '6' }, { comment: '' }, { name: 'x'.repeat(81) }])
    expect(v.is(Review, { rating: '4', comment: 'Fair.', ...wrong })).toBe(false)
})

describe('a draft that waited for its writer to log in', () => {
  const draft = { technician: 't1', rating: '4', comment: 'Fair price.' }

  test('is found again, without a rating where that makes no sense', () => {
    expect(parseWaitingDraft(JSON.stringify(draft))).toEqual(draft)
    expect(parseWaitingDraft(JSON.stringify({ ...draft, rating: '9' }))).toEqual({
      ...draft,
      rating: '',
    })
  })

  test.each([undefined, '', '{', 'null', '{"technician":"t1"}'])('is none if it is %j', stored =>
    expect(parseWaitingDraft(stored)).toBeUndefined(),
  )
})
