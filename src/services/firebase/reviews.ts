import * as v from 'valibot'

import { addTallies, emptyTally, Rating, Review, tallyOf } from '#domain/locator/reviews.ts'
import type { Tally } from '#domain/locator/reviews.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import type { Listed, ReviewService } from '#services/reviews.ts'
import { authorToken, commit } from './commit.ts'
import { fieldsOf } from './documents.ts'
import type { Write } from './documents.ts'
import { askFirestore, nameOf } from './firestore-web.ts'
import { publish } from './rate-limit.ts'

/** More than anybody reads. */
const MOST = 100

const text = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
)

/** A document as the plain interface tells it; its name ends with the member who wrote it. */
const Stored = v.object({
  name: v.string(),
  fields: v.object({ rating: text, comment: text, name: text }),
})
const Answer = v.object({ documents: v.optional(v.array(v.unknown()), []) })

/** The only row of an answer about numbers. */
const Counted = v.tuple([
  v.object({
    result: v.object({
      aggregateFields: v.object({
        all: v.object({ integerValue: v.pipe(v.string(), v.digits()) }),
      }),
    }),
  }),
])

const folderOf = (technician: string) => `technicians/${encodeURIComponent(technician)}`

/** Reviews are public: they are read by plain requests, without the SDK and without a sign-in. */
async function list(technician: string, uid?: string): ForumResult<Listed> {
  const asked = await askFirestore({
    path: `${folderOf(technician)}/reviews`,
    parameters: { pageSize: String(MOST), orderBy: 'at desc' },
  })
  if (!asked.ok) return asked
  const answer = v.safeParse(Answer, asked.value)
  if (!answer.success) return fail('malformed')
  const { documents } = answer.output
  const newest = documents.flatMap(readReview)
  if (documents.length < MOST) return ok({ reviews: newest, older: emptyTally })
  const isThere = !uid || newest.some(review => review.uid === uid)
  const [all, own] = await Promise.all([count(technician), isThere ? [] : one(technician, uid)])
  const reviews = [...newest, ...own]
  return ok({ reviews, older: all && addTallies(all, tallyOf(reviews), -1) })
}

/** The member's own review, when it is older than those that are shown. */
async function one(technician: string, uid: string): Promise<Review[]> {
  const asked = await askFirestore({
    path: `${folderOf(technician)}/reviews/${encodeURIComponent(uid)}`,
  })
  return asked.ok ? readReview(asked.value) : []
}

/** How many have given each rating, of all reviews. Ratings are text, of which the database makes no mean. */
async function count(technician: string): Promise<Tally | undefined> {
  const counts = await Promise.all(
    Rating.options.map(async rating => {
      const asked = await askFirestore({
        path: `${folderOf(technician)}:runAggregationQuery`,
        body: countOf(rating),
      })
      const counted = asked.ok ? v.safeParse(Counted, asked.value) : undefined
      return counted?.success
        ? ([rating, Number(counted.output[0].result.aggregateFields.all.integerValue)] as const)
        : undefined
    }),
  )
  const known = counts.filter(pair => pair !== undefined)
  if (known.length < counts.length) return undefined
  return { ...emptyTally, ...Object.fromEntries(known) }
}

const countOf = (rating: Rating) => ({
  structuredAggregationQuery: {
    structuredQuery: {
      from: [{ collectionId: 'reviews' }],
      where: {
        fieldFilter: {
          field: { fieldPath: 'rating' },
          op: 'EQUAL',
          value: { stringValue: rating },
        },
      },
    },
    aggregations: [{ alias: 'all', count: {} }],
  },
})

/** A document that makes no sense is left out; the others stay readable. */
function readReview(document: unknown): Review[] {
  const stored = v.safeParse(Stored, document)
  if (!stored.success) return []
  const { name, fields } = stored.output
  const review = v.safeParse(Review, { ...fields, uid: name.split('/').at(-1) })
  return review.success ? [review.output] : []
}

const placeOf = (technician: string, uid: string) =>
  nameOf(`technicians/${technician}/reviews/${uid}`)

type Written = Pick<Review, 'rating' | 'comment'>

const setReview = (technician: string, uid: string, fields: Written & { name: string }): Write => ({
  update: { name: placeOf(technician, uid), fields: fieldsOf({ ...fields, uid }) },
  updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
})

async function change(
  technician: string,
  uid: string,
  written: Written,
): ForumResult<{ name: string }> {
  const author = await authorToken()
  if (!author.ok) return author
  const { token, name } = author.value
  const done = await commit([setReview(technician, uid, { ...written, name })], token)
  return done.ok ? ok({ name }) : done
}

/** A new review keeps the pace of posts; one in place of an earlier one need not. */
async function put(
  technician: string,
  uid: string,
  written: Written,
): ForumResult<{ name: string }> {
  const isThere = (await one(technician, uid)).length > 0
  const changed = isThere ? await change(technician, uid, written) : fail('refused')
  // Deleted meanwhile, in another tab.
  if (changed.ok || changed.reason !== 'refused') return changed
  const writes = (name: string) => [setReview(technician, uid, { ...written, name })]
  return publish({ kind: 'review', uid, post: technician, writes })
}

/** Reviews in Cloud Firestore: technicians/{id}/reviews/{uid}. */
export const firebaseReviews: ReviewService = {
  lasting: true,
  list,
  async save(technician, { uid }, written) {
    const saved = await put(technician, uid, written)
    return saved.ok ? ok({ ...written, name: saved.value.name, uid }) : saved
  },
  async remove(technician, { uid }) {
    const done = await commit([{ delete: placeOf(technician, uid) }])
    return done.ok ? ok(null) : done
  },
}
