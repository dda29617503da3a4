import * as v from 'valibot'

import { Answer, Question, TakenAway } from '#domain/forum/forum.ts'
import type { Sort, View } from '#domain/forum/forum.ts'
import { fail, ok } from '#domain/result.ts'
import type { AnswerPage, ForumResult, Cursor, Page, QuestionReader } from '#services/questions.ts'
import { readDocument } from './documents.ts'
import { askFirestore } from './firestore-web.ts'

/** How many answers are read at once. */
const ANSWERS = 50

/** Each order ends with the name of the document, so that equal values have an order too and a cursor is exact. */
const orders: Record<Sort, readonly string[]> = {
  newest: ['at', '__name__'],
  top: ['votes', 'at', '__name__'],
}

const Rows = v.array(v.object({ document: v.optional(v.unknown()) }))
const Raw = v.object({ name: v.string(), fields: v.record(v.string(), v.looseObject({})) })

/** The place of a document in an order: its own values, to the microsecond. */
function cursorOf(document: unknown, sort: Sort): Cursor | undefined {
  const raw = v.safeParse(Raw, document)
  if (!raw.success) return undefined
  const { name, fields } = raw.output
  return orders[sort].map(field =>
    field === '__name__' ? { referenceValue: name } : (fields[field] ?? { nullValue: null }),
  )
}

const queryOf = ({ filter, sort }: View, most: number, after?: Cursor) => ({
  from: [{ collectionId: 'questions' }],
  ...(filter !== 'All' && {
    where: {
      fieldFilter: {
        field: { fieldPath: 'category' },
        op: 'EQUAL',
        value: { stringValue: filter },
      },
    },
  }),
  orderBy: orders[sort].map(fieldPath => ({ field: { fieldPath }, direction: 'DESCENDING' })),
  ...(after && { startAt: { values: after, before: false } }),
  limit: most,
})

/** One more than is shown is asked for: whether it is there tells whether there is a next page. */
async function page(view: View, most: number, after?: Cursor): ForumResult<Page> {
  const body = { structuredQuery: queryOf(view, most + 1, after) }
  const asked = await askFirestore({ path: ':runQuery', body })
  if (!asked.ok) return asked
  const rows = v.safeParse(Rows, asked.value)
  if (!rows.success) return fail('malformed')
  const documents = rows.output.flatMap(({ document }) => (document ? [document] : []))
  const shown = documents.slice(0, most)
  const questions = readAll(Question, shown)
  if (!questions.ok) return questions
  const next = documents.length > most ? cursorOf(shown.at(-1), view.sort) : undefined
  return ok({ questions: questions.value, ...(next && { next }) })
}

/** The documents that are what they should be; one that is not does not hide the others. */
function readAll<Entry>(schema: v.GenericSchema<unknown, Entry>, documents: readonly unknown[]) {
  const entries = documents.flatMap(document => readDocument(schema, document) ?? [])
  return documents.length > 0 && entries.length === 0 ? fail('malformed') : ok(entries)
}

export const pathOf = (...names: string[]) => names.map(encodeURIComponent).join('/')

/** One question, or that its asker has taken it away and nothing is left but its name. */
export async function questionOrTrace(question: string): ForumResult<Question | 'taken away'> {
  const asked = await askFirestore({ path: pathOf('questions', question) })
  if (!asked.ok) return asked
  const found = readDocument(Question, asked.value)
  if (found) return ok(found)
  return readDocument(TakenAway, asked.value) ? ok('taken away' as const) : fail('malformed')
}

async function one(question: string): ForumResult<Question> {
  const found = await questionOrTrace(question)
  if (!found.ok) return found
  return found.value === 'taken away' ? fail('gone') : ok(found.value)
}

async function askedBy(uid: string, most: number): ForumResult<readonly Question[]> {
  const structuredQuery = {
    from: [{ collectionId: 'questions' }],
    where: {
      fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
    },
    orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
    limit: most,
  }
  const asked = await askFirestore({ path: ':runQuery', body: { structuredQuery } })
  if (!asked.ok) return asked
  const rows = v.safeParse(Rows, asked.value)
  if (!rows.success) return fail('malformed')
  return readAll(
    Question,
    rows.output.flatMap(({ document }) => (document ? [document] : [])),
  )
}

const AnswerList = v.object({
  documents: v.optional(v.array(v.unknown()), []),
  nextPageToken: v.optional(v.string(), ''),
})

async function answers(question: string, after = ''): ForumResult<AnswerPage> {
  const asked = await askFirestore({
    path: pathOf('questions', question, 'answers'),
    parameters: { pageSize: String(ANSWERS), orderBy: 'at', ...(after && { pageToken: after }) },
  })
  if (!asked.ok) return asked
  const listed = v.safeParse(AnswerList, asked.value)
  if (!listed.success) return fail('malformed')
  const { documents, nextPageToken: next } = listed.output
  const read = readAll(Answer, documents)
  return read.ok ? ok({ answers: read.value, ...(next && { next }) }) : read
}

/** One answer by its name. */
export async function oneAnswer(question: string, answer: string): ForumResult<Answer> {
  const asked = await askFirestore({ path: pathOf('questions', question, 'answers', answer) })
  if (!asked.ok) return asked
  const found = readDocument(Answer, asked.value)
  return found ? ok(found) : fail('malformed')
}

/** The forum in Firestore, read by plain requests: no SDK, no sign-in. */
export const firebaseQuestions: QuestionReader = { available: true, page, one, askedBy, answers }
