import { collection, collectionGroup, deleteDoc, getDocs, query, Timestamp, where } from 'firebase/firestore/lite'
import type { DocumentData, Firestore } from 'firebase/firestore/lite'

const questionsOf = (database: Firestore, uid: string) =>
  getDocs(query(collection(database, 'questions'), where('uid', '==', uid)))

const answersOf = (database: Firestore, uid: string) =>
  getDocs(query(collectionGroup(database, 'answers'), where('uid', '==', uid)))

/** Instants as text, for a file that people read. */
const readable = (data: DocumentData) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : (value as unknown),
    ]),
  )

/** What a member has written in the forum. */
export async function postsOf(database: Firestore, uid: string) {
  const [questions, answers] = await Promise.all([questionsOf(database, uid), answersOf(database, uid)])
  return {
    questions: questions.docs.map(document => readable(document.data())),
    answers: answers.docs.map(document => readable(document.data())),
  }
}

/** Deletes what a member has written in the forum. */
export async function erasePosts(database: Firestore, uid: string): Promise<void> {
  const lists = await Promise.all([answersOf(database, uid), questionsOf(database, uid)])
  for (const { ref } of lists.flatMap(({ docs }) => docs)) await deleteDoc(ref)
}
