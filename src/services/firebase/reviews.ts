import * as v from 'valibot'

import { addTallies, emptyTally, Rating, Review, tallyOf } from '#domain/locator/reviews.ts'
import type { Tally } from '#domain/locator/reviews.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import type { Listed, ReviewService } from '#services/reviews.ts'
import { commit, commitPost } from './firestore/commit.ts'
import { count } from './firestore/count.ts'
import { getDocument, listDocuments } from './firestore/documents.ts'
import { whereEqual } from './firestore/query.ts'
import { readDocument } from './firestore/decode.ts'
import { put, remove } from './firestore/writes.ts'
import { publish } from './rate-limit.ts'

/** More than anybody reads. */
const MOST = 100

/** A document's name ends with the member who wrote it. */
const Stored = v.pipe(
  v.object({ ...v.omit(Review, ['uid']).entries, id: v.string() }),
  v.transform(({ id, ...review }): Review => ({ ...review, uid: id })),
)

const collectionOf = (technician: string) => ['technicians', technician, 'reviews'] as const

/** Reviews are public: they are read by plain requests, without the SDK and without a sign-in. */
async function list(technician: string, uid?: string): ForumResult<Listed> {
  const newestFirst = { size: MOST, orderBy: 'at desc' }
  const listed = await listDocuments(collectionOf(technician), newestFirst)
  if (!listed.ok) return listed
  const { documents } = listed.value
  // One that makes no sense is left out; the others stay readable.
  const newest = documents.flatMap(document => readDocument(Stored, document) ?? [])
  if (documents.length < MOST) return ok({ reviews: newest, older: emptyTally })
  const isThere = !uid || newest.some(review => review.uid === uid)
  const [all, own] = await Promise.all([countAll(technician), isThere ? [] : one(technician, uid)])
  const reviews = [...newest, ...own]
  return ok({ reviews, older: all && addTallies(all, tallyOf(reviews), -1) })
}

/** The member's own review, when it is older than those that are shown. */
async function one(technician: string, uid: string): Promise<Review[]> {
  const found = await getDocument(Stored, ...collectionOf(technician), uid)
  return found.ok ? [found.value] : []
}

/** How many have given each rating, of all reviews. Ratings are text, of which the database makes no mean. */
async function countAll(technician: string): Promise<Tally | undefined> {
  const counts = await Promise.all(
    Rating.options.map(async rating => {
      const given = {
        from: [{ collectionId: 'reviews' }],
        where: whereEqual('rating', rating),
      } as const
      const counted = await count(given, 'technicians', technician)
      return counted.ok ? ([rating, counted.value] as const) : undefined
    }),
  )
  const known = counts.filter(pair => pair !== undefined)
  if (known.length < counts.length) return undefined
  return { ...emptyTally, ...Object.fromEntries(known) }
}

const placeOf = (technician: string, uid: string) => `technicians/${technician}/reviews/${uid}`

type Written = Pick<Review, 'rating' | 'comment'>

const setReview = (technician: string, uid: string, written: Written) => (name: string) => [
  put(placeOf(technician, uid), { ...written, name, uid }, { time: 'at' }),
]

/** A new review keeps the pace of posts; one in place of an earlier one need not. */
async function publishOrChange(
  technician: string,
  uid: string,
  written: Written,
): ForumResult<{ name: string }> {
  const writes = setReview(technician, uid, written)
  const isThere = (await one(technician, uid)).length > 0
  const changed = isThere ? await commitPost(writes) : fail('refused')
  // Deleted meanwhile, in another tab.
  if (changed.ok || changed.reason !== 'refused') return changed
  return publish({ kind: 'review', uid, post: technician, writes })
}

/** Reviews in Cloud Firestore: technicians/{id}/reviews/{uid}. */
export const firebaseReviews: ReviewService = {
  lasting: true,
  list,
  async save(technician, { uid }, written) {
    const saved = await publishOrChange(technician, uid, written)
    return saved.ok ? ok({ ...written, name: saved.value.name, uid }) : saved
  },
  async remove(technician, { uid }) {
    const done = await commit([remove(placeOf(technician, uid))])
    return done.ok ? ok(null) : done
  },
}
