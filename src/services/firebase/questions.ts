import * as v from 'valibot'

import { Answer, Question, TakenAway } from '#domain/forum/forum.ts'
import type { Sort, View } from '#domain/forum/forum.ts'
import { fail, ok } from '#domain/result.ts'
import type { AnswerPage, ForumResult, Page, QuestionReader } from '#services/questions.ts'
import { getDocument, listDocuments, readAll } from './firestore/documents.ts'
import { cursorOf, orderBy, runQuery, whereEqual } from './firestore/query.ts'
import type { Cursor, Query } from './firestore/query.ts'

/** How many answers are read at once. */
const ANSWERS = 50

const orders: Record<Sort, readonly string[]> = { newest: ['at'], top: ['votes', 'at'] }

const queryOf = ({ filter, sort }: View, most: number, after?: Cursor): Query => ({
  from: [{ collectionId: 'questions' }],
  ...(filter !== 'All' && { where: whereEqual('category', filter) }),
  orderBy: orderBy(orders[sort], 'DESCENDING'),
  ...(after && { startAt: { values: after, before: false } }),
  limit: most,
})

/** One more than is shown is asked for: whether it is there tells whether there is a next page. */
async function page(view: View, most: number, after?: Cursor): ForumResult<Page> {
  const asked = await runQuery(queryOf(view, most + 1, after))
  if (!asked.ok) return asked
  const documents = asked.value
  const shown = documents.slice(0, most)
  const questions = readAll(Question, shown)
  if (!questions.ok) return questions
  const next = documents.length > most ? cursorOf(shown.at(-1), orders[view.sort]) : undefined
  return ok({ questions: questions.value, ...(next && { next }) })
}

/** One question, or that its asker has taken it away and nothing is left but its name. */
export async function questionOrTrace(question: string): ForumResult<Question | 'taken away'> {
  const found = await getDocument(v.union([Question, TakenAway]), 'questions', question)
  if (!found.ok) return found
  return ok('id' in found.value ? found.value : ('taken away' as const))
}

async function one(question: string): ForumResult<Question> {
  const found = await questionOrTrace(question)
  if (!found.ok) return found
  return found.value === 'taken away' ? fail('gone') : ok(found.value)
}

async function askedBy(uid: string, most: number): ForumResult<readonly Question[]> {
  const asked = await runQuery({
    from: [{ collectionId: 'questions' }],
    where: whereEqual('uid', uid),
    orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
    limit: most,
  })
  return asked.ok ? readAll(Question, asked.value) : asked
}

async function answers(question: string, after = ''): ForumResult<AnswerPage> {
  const part = { size: ANSWERS, orderBy: 'at', after }
  const listed = await listDocuments(['questions', question, 'answers'], part)
  if (!listed.ok) return listed
  const { documents, ...next } = listed.value
  const read = readAll(Answer, documents)
  return read.ok ? ok({ answers: read.value, ...next }) : read
}

/** One answer by its name. */
export const oneAnswer = (question: string, answer: string): ForumResult<Answer> =>
  getDocument(Answer, 'questions', question, 'answers', answer)

/** The forum in Firestore, read by plain requests: no SDK, no sign-in. */
export const firebaseQuestions: QuestionReader = { available: true, page, one, askedBy, answers }
