import * as v from 'valibot'

import { readings } from '#domain/guide/evidence.ts'
import { sentence } from '#domain/fields.ts'

/** What a review looked for. */
const kinds = ['facts', 'reader'] as const

const whenMessage = 'Write the day as 2026-11-21, or the month as 2026-11.'

const Review = v.pipe(
  v.strictObject(
    {
      /** The day, or the month where nobody noted the day. */
      day: v.pipe(
        v.union([v.string(), v.date()], whenMessage),
        v.transform(value => (value instanceof Date ? value.toISOString().slice(0, 10) : value)),
        v.regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/, whenMessage),
      ),
      kind: v.picklist(kinds, `Write one of: ${kinds.join(', ')}.`),
      /** A role, never a name: "somebody who did not write it". */
      by: sentence(5, 80),
      /** What was read for it. A page that was not read does not stand here. */
      read: v.array(
        v.strictObject(
          {
            what: sentence(3, 120),
            how: v.picklist(readings, `Write one of: ${readings.join(', ')}.`),
          },
          'Write { what: …, how: page }.',
        ),
        'Write a list of { what: …, how: page }.',
      ),
      /** What was changed after it, in one sentence. */
      changed: sentence(5, 300),
    },
    ({ path }) => (path ? 'This field is missing. Add it.' : 'Write the fields of a review.'),
  ),
  v.check(
    ({ kind, read }) => kind === 'reader' || read.length > 0,
    'A review of facts names what was read for it.',
  ),
)

/** src/content/reviews.yaml: the reviews of each guide, by its number. */
export const ReviewsFile = v.strictObject({
  reviews: v.record(
    v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'Write the number of a guide.')),
    v.pipe(
      v.array(Review, 'Write a list of reviews.'),
      v.minLength(1, 'Write a review, or leave the guide out.'),
    ),
    'Write the number of a guide, and below it its reviews.',
  ),
})

export type GuideReview = v.InferOutput<typeof Review>

export const kindWords: Record<GuideReview['kind'], string> = {
  facts: 'Facts and dangers',
  reader: 'Read as somebody who knows nothing',
}

/** "21 Nov 2026", or "Nov 2026" where only the month is known. */
export function reviewDate({ day }: Pick<GuideReview, 'day'>): string {
  const whole = day.length > 7
  return new Intl.DateTimeFormat('en-GB', {
    ...(whole ? { day: 'numeric' } : {}),
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(whole ? day : `${day}-01`))
}

/** How many guides have had each kind of review. */
export function countReviewed(reviews: readonly (readonly Pick<GuideReview, 'kind'>[])[]) {
  const count = (kind: GuideReview['kind']) =>
    reviews.filter(list => list.some(review => review.kind === kind)).length
  return { facts: count('facts'), reader: count('reader') }
}
