import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocs,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import type { DocumentData, Firestore, Query } from 'firebase/firestore/lite'

import { firebaseWriter } from './forum-writer.ts'
import { kinds } from './pace.ts'

/** What a member has written for everybody to read. Answers come first: they may stand under own questions. */
async function written(database: Firestore, uid: string) {
  const by = (source: Query) => getDocs(query(source, where('uid', '==', uid)))
  const [answers, questions, reviews] = await Promise.all([
    by(collectionGroup(database, 'answers')),
    by(collection(database, 'questions')),
    by(collectionGroup(database, 'reviews')),
  ])
  return { answers: answers.docs, questions: questions.docs, reviews: reviews.docs }
}

/** Instants as text, for a file that people read. */
const readable = (data: DocumentData) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : (value as unknown),
    ]),
  )

/** The member's posts, as a member may keep them. */
export async function postsOf(database: Firestore, uid: string) {
  const posts = await written(database, uid)
  return Object.fromEntries(
    Object.entries(posts).map(([kind, list]) => [kind, list.map(post => readable(post.data()))]),
  )
}

/** Deletes the member's posts. A question that others have answered is emptied, as when its asker deletes it. */
export async function erasePosts(database: Firestore, uid: string): Promise<void> {
  const { answers, questions, reviews } = await written(database, uid)
  for (const { ref } of [...answers, ...reviews]) await deleteDoc(ref)
  for (const { id } of questions) {
    const removed = await firebaseWriter.remove(uid, id)
    if (!removed.ok) throw new Error(removed.reason)
  }
  // The rules keep the time of a post for 20 seconds, so that it cannot be posted around; it says nothing else.
  for (const kind of kinds)
    await deleteDoc(doc(database, 'users', uid, 'pace', kind)).catch(() => undefined)
}
