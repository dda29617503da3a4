import * as v from 'valibot'

import { LONGEST_NAME, Review } from '#domain/reviews.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type { ReviewFailure, ReviewService } from '#services/reviews.ts'
import { emulators, settings } from './settings.ts'

/** More than anybody reads. */
const MOST = 100

const text = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
)

/** Documents as the plain interface tells them; the name of a document ends with the member who wrote it. */
const Answer = v.object({
  documents: v.optional(
    v.array(
      v.object({ name: v.string(), fields: v.object({ rating: text, comment: text, name: text }) }),
    ),
    [],
  ),
})

/** Reviews are public: they are read by plain requests, without the SDK and without a sign-in. */
function addressOf(technician: string): string {
  const host = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com'
  const folder = `projects/${settings.projectId}/databases/(default)/documents`
  const query = new URLSearchParams({
    pageSize: String(MOST),
    orderBy: 'at desc',
    key: settings.apiKey,
  })
  return `${host}/v1/${folder}/technicians/${encodeURIComponent(technician)}/reviews?${query}`
}

async function list(technician: string): Promise<Result<readonly Review[], ReviewFailure>> {
  try {
    const response = await fetch(addressOf(technician))
    if (response.status === 403) return fail('refused')
    if (!response.ok) return fail('offline')
    const answer = v.safeParse(Answer, await response.json())
    return answer.success ? ok(answer.output.documents.flatMap(readReview)) : fail('malformed')
  } catch {
    return fail('offline')
  }
}

/** A document that makes no sense is left out; the others stay readable. */
function readReview({ name, fields }: v.InferOutput<typeof Answer>['documents'][number]): Review[] {
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
