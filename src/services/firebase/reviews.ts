import * as v from 'valibot'

import { addTallies, emptyTally, LONGEST_NAME, Rating, Review, tallyOf } from '#domain/reviews.ts'
import type { Tally } from '#domain/reviews.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { ForumFailure } from '#services/questions.ts'
import type { Listed, ReviewFailure, ReviewService } from '#services/reviews.ts'
import { askFirestore } from './firestore-web.ts'

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
const Answer = v.object({ documents: v.optional(v.array(Stored), []) })

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
async function list(technician: string, uid?: string): Promise<Result<Listed, ReviewFailure>> {
  const asked = await askFirestore({
    path: `${folderOf(technician)}/reviews`,
    parameters: { pageSize: String(MOST), orderBy: 'at desc' },
  })
  if (!asked.ok) return fail(failureOf(asked.reason))
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
  const stored = asked.ok ? v.safeParse(Stored, asked.value) : undefined
  return stored?.success ? readReview(stored.output) : []
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

function failureOf(reason: ForumFailure): ReviewFailure {
  return reason === 'refused' || reason === 'malformed' ? reason : 'offline'
}

/** A document that makes no sense is left out; the others stay readable. */
function readReview({ name, fields }: v.InferOutput<typeof Stored>): Review[] {
  const review = v.safeParse(Review, { ...fields, uid: name.split('/').at(-1) })
  return review.success ? [review.output] : []
}

/** A write needs the SDK, which knows who is signed in. It is loaded with the first one. */
async function write(
  technician: string,
  uid: string,
  fields: Pick<Review, 'rating' | 'comment' | 'name'> | undefined,
): Promise<Result<null, ReviewFailure>> {
  try {
    const [{ firestore }, { deleteDoc, doc, serverTimestamp, setDoc }] = await Promise.all([
      import('./client.ts'),
      import('firebase/firestore/lite'),
    ])
    const place = doc(await firestore(), 'technicians', technician, 'reviews', uid)
    if (fields) await setDoc(place, { ...fields, uid, at: serverTimestamp() })
    else await deleteDoc(place)
    return ok(null)
  } catch (error) {
    return fail(isRefusal(error) ? 'refused' : 'offline')
  }
}

function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'permission-denied' || code === 'unauthenticated'
}

/** Reviews in Cloud Firestore: technicians/{id}/reviews/{uid}. */
export const firebaseReviews: ReviewService = {
  lasting: true,
  list,
  async save(technician, { uid, displayName }, written) {
    const review = { ...written, name: displayName.slice(0, LONGEST_NAME) }
    const saved = await write(technician, uid, review)
    return saved.ok ? ok({ ...review, uid }) : saved
  },
  remove: (technician, { uid }) => write(technician, uid, undefined),
}
