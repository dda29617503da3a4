import { describe, expect, test } from 'vitest'

import { countReviewed, reviewDate } from '#domain/guide/guide-reviews.ts'
import { readReviews, readReviewsAt, REVIEWS_FILE } from '#integrations/guides/guide-reviews.ts'

const good = `reviews:
  31:
    - day: 2026-11-21
      kind: facts
      by: somebody who did not write it
      read:
        - { what: Microsoft Support, how: stored copy }
      changed: Version 26H1 was added.
    - day: 2026-11
      kind: reader
      by: somebody who knows nothing of it
      read: []
      changed: Nothing.
`
const read = (text: string) => readReviews(text, [31], '2026-11-22')

test('the reviews of this site have nothing to fix', () => {
  expect(readReviewsAt('.', '9999-12-31').problems).toEqual([])
})

test('a guide has the reviews that stand below its number', () => {
  const { reviews, problems } = read(good)
  expect(problems).toEqual([])
  const [facts, reader] = reviews.get(31) ?? []
  expect(facts && reviewDate(facts)).toBe('21 Nov 2026')
  expect(facts?.read).toEqual([{ what: 'Microsoft Support', how: 'stored copy' }])
  expect(reader && reviewDate(reader)).toBe('Nov 2026')
  expect(countReviewed([...reviews.values()])).toEqual({ facts: 1, reader: 1 })
})

describe('a review is refused by file, line and what to write', () => {
  test.each([
    [
      'of a guide that does not exist',
      good.replace('31:', '99:'),
      2,
      'There is no guide 99. Write one that exists.',
    ],
    [
      'that is still to come',
      good.replace('2026-11-21', '2026-12-01'),
      2,
      '2026-12-01 has not come yet. Write when it was.',
    ],
    [
      'without a day',
      good.replace('2026-11-21', 'soon'),
      3,
      'Write the day as 2026-11-21, or the month as 2026-11.',
    ],
    [
      'of an unknown kind',
      good.replace('kind: facts', 'kind: spelling'),
      4,
      'Write one of: facts, reader.',
    ],
    [
      'whose reading is not said',
      good.replace('stored copy', 'somehow'),
      7,
      'Write one of: page, stored copy, account.',
    ],
    [
      'of facts for which nothing was read',
      good.replace(/read:\n.*\n/, 'read: []\n'),
      3,
      'A review of facts names what was read for it.',
    ],
  ])('%s', (_, text, line, message) => {
    expect(read(text).problems).toContainEqual(
      expect.objectContaining({ level: 'error', file: REVIEWS_FILE, line, message }),
    )
  })
})
