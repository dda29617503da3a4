import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import type { DocumentData, Firestore, Query, QueryDocumentSnapshot } from 'firebase/firestore/lite'

import { firebaseWriter } from './forum-writer.ts'
import { kinds } from './rate-limit.ts'

/** What a member has written or voted. Answers and votes come first: they may stand under own questions. */
async function written(database: Firestore, uid: string) {
  const by = (source: Query) => getDocs(query(source, where('uid', '==', uid)))
  const [answers, votes, questions, reviews, reports] = await Promise.all([
    by(collectionGroup(database, 'answers')),
    by(collectionGroup(database, 'votes')),
    by(collection(database, 'questions')),
    by(collectionGroup(database, 'reviews')),
    by(collection(database, 'reports')),
  ])
  return {
    answers: answers.docs,
    votes: votes.docs,
    questions: questions.docs,
    reviews: reviews.docs,
    reports: reports.docs,
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

/** The writer's refusals are values; here one ends all. */
async function must(
  done: ReturnType<typeof firebaseWriter.remove | typeof firebaseWriter.removeAnswer>,
) {
  const result = await done
  if (!result.ok) throw new Error(result.reason)
}

/**
 * From now on nothing new comes from this account: another page where the member is still signed in could post for
 * up to an hour after the account is gone.
 */
export async function closeAccount(database: Firestore, uid: string): Promise<void> {
  await setDoc(doc(database, 'closedAccounts', uid), { at: serverTimestamp() }).catch(
    async (error: unknown) => {
      // It may be closed already, by a deletion that did not come to its end.
      if (!(await getDoc(doc(database, 'closedAccounts', uid))).exists()) throw error
    },
  )
}

/** A deletion has failed: the member may go on writing. */
export const reopenAccount = (database: Firestore, uid: string) =>
  deleteDoc(doc(database, 'closedAccounts', uid))

/**
 * Deletes the member's posts and votes. A question that others have answered is emptied, as when its asker deletes it,
 * and a report stays for whoever runs the site, without the name.
 */
export async function erasePosts(database: Firestore, uid: string): Promise<void> {
  const { votes, answers, questions, reviews, reports } = await written(database, uid)
  for (const vote of votes) await takeBack(database, vote)
  for (const { id, ref } of answers)
    await must(firebaseWriter.removeAnswer(ref.parent.parent?.id ?? '', id))
  for (const { ref } of reviews) await deleteDoc(ref)
  for (const { id } of questions) await must(firebaseWriter.remove(uid, id))
  for (const { ref } of reports) await updateDoc(ref, { uid: '' })
  for (const kind of kinds) await forgetPace(database, uid, kind)
}

/** The rules keep the time of a post for 20 seconds, so that it cannot be posted around; the post need not be named. */
async function forgetPace(database: Firestore, uid: string, kind: string): Promise<void> {
  const pace = doc(database, 'users', uid, 'pace', kind)
  if (!(await getDoc(pace)).exists()) return
  await deleteDoc(pace).catch(() => setDoc(pace, { at: serverTimestamp(), post: '' }))
}
