import { expect, test } from 'vitest'

import { averageRating, completed } from '#domain/reviews.ts'

test('the average has one decimal, and nobody has none', () => {
  expect(averageRating([])).toBeUndefined()
  expect(averageRating([{ rating: '5' }])).toBe('5.0')
  expect(averageRating([{ rating: '4' }, { rating: '5' }, { rating: '4' }])).toBe('4.3')
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
