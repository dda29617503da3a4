import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocs,
  increment,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type { DocumentData, Firestore, Query, QueryDocumentSnapshot } from 'firebase/firestore/lite'

import { firebaseWriter } from './forum-writer.ts'
import { kinds } from './pace.ts'

/** What a member has written or voted. Answers and votes come first: they may stand under own questions. */
async function written(database: Firestore, uid: string) {
  const by = (source: Query) => getDocs(query(source, where('uid', '==', uid)))
  const [answers, votes, questions, reviews] = await Promise.all([
    by(collectionGroup(database, 'answers')),
    by(collectionGroup(database, 'votes')),
    by(collection(database, 'questions')),
    by(collectionGroup(database, 'reviews')),
  ])
  return {
    answers: answers.docs,
    votes: votes.docs,
    questions: questions.docs,
    reviews: reviews.docs,
  }
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
    Object.entries(posts).map(([kind, list]) => [
      kind,
      list.map(post => ({ place: post.ref.path, ...readable(post.data()) })),
    ]),
  )
}

/** A vote goes together with its count, as the rules want it; under a question that is gone there is no count. */
async function takeBack(database: Firestore, vote: QueryDocumentSnapshot): Promise<void> {
  const { ref } = vote
  const question = ref.parent.parent
  const value: unknown = vote.data()['value']
  if (!question || typeof value !== 'number') return deleteDoc(ref)
  const batch = writeBatch(database)
  batch.delete(ref)
  batch.update(question, { votes: increment(-value) })
  return batch.commit().catch(() => deleteDoc(ref))
}

/** Deletes the member's posts and votes. A question that others have answered is emptied, as when its asker deletes it. */
export async function erasePosts(database: Firestore, uid: string): Promise<void> {
  const { votes, answers, questions, reviews } = await written(database, uid)
  for (const vote of votes) await takeBack(database, vote)
  for (const { ref } of [...answers, ...reviews]) await deleteDoc(ref)
  for (const { id } of questions) {
    const removed = await firebaseWriter.remove(uid, id)
    if (!removed.ok) throw new Error(removed.reason)
  }
  // The rules keep the time of a post for 20 seconds, so that it cannot be posted around; it says nothing else.
  for (const kind of kinds)
    await deleteDoc(doc(database, 'users', uid, 'pace', kind)).catch(() => undefined)
}
