import * as v from 'valibot'

import { Answer, limits, Question } from '#domain/forum.ts'
import type { ReadyDraft } from '#domain/question-draft.ts'
import { fail, ok } from '#domain/result.ts'
import { withVote } from '#domain/vote.ts'
import type { Vote, Votes } from '#domain/vote.ts'
import type { Asked, Author, QuestionService } from '#services/questions.ts'
import { fieldsOf, plainDocument, StoredDocument } from './documents.ts'
import type { Write } from './documents.ts'
import { askFirestore, nameOf } from './firestore-web.ts'

/** As many as a page shows at once. */
const MOST = 50

const Fetched = v.array(v.object({ found: v.optional(StoredDocument) }))
const Value = v.object({ value: v.picklist([1, -1]) })

/** The documents of a collection that are what they should be; one that is not does not hide the others. */
async function list<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  path: string,
  order: string,
): Asked<Entry[]> {
  const parameters = { pageSize: String(MOST), orderBy: order }
  const asked = await askFirestore({ path, parameters })
  if (!asked.ok) return asked
  const listed = v.safeParse(
    v.object({ documents: v.optional(v.array(v.unknown()), []) }),
    asked.value,
  )
  if (!listed.success) return fail('malformed')
  const { documents } = listed.output
  const entries = documents.flatMap(document => {
    const stored = v.safeParse(StoredDocument, document)
    const entry = stored.success && v.safeParse(schema, plainDocument(stored.output))
    return entry && entry.success ? [entry.output] : []
  })
  return documents.length > 0 && entries.length === 0 ? fail('malformed') : ok(entries)
}

/** The key of whoever is signed in. The sign-in script is loaded by then, or is loaded now. */
async function memberToken(): Asked<string> {
  try {
    const { authToken } = await import('./client.ts')
    const token = await authToken()
    return token ? ok(token) : fail('signed-out')
  } catch {
    return fail('offline')
  }
}

async function commit(writes: readonly Write[]): Asked<null> {
  const token = await memberToken()
  if (!token.ok) return token
  const done = await askFirestore({ path: ':commit', body: { writes }, token: token.value })
  return done.ok ? ok(null) : done
}

const votePath = (question: string, uid: string) => nameOf(`questions/${question}/votes/${uid}`)

async function votesOf(uid: string, questions: readonly string[]): Asked<Votes> {
  if (questions.length === 0) return ok({})
  const token = await memberToken()
  if (!token.ok) return token
  const documents = questions.map(question => votePath(question, uid))
  const asked = await askFirestore({ path: ':batchGet', body: { documents }, token: token.value })
  if (!asked.ok) return asked
  const fetched = v.safeParse(Fetched, asked.value)
  if (!fetched.success) return fail('malformed')
  let votes: Votes = {}
  for (const { found } of fetched.output) {
    const vote = found && v.safeParse(Value, plainDocument(found))
    const question = found?.name.split('/').at(-3)
    if (question && vote?.success) votes = withVote(votes, question, vote.output.value)
  }
  return ok(votes)
}

/** The vote and the count move together: the rules of the database allow neither alone. */
async function vote(uid: string, question: string, wanted: Vote): Asked<null> {
  const before = await votesOf(uid, [question])
  if (!before.ok) return before
  const change = wanted - (before.value[question] ?? 0)
  if (change === 0) return ok(null)
  const name = votePath(question, uid)
  return commit([
    wanted === 0
      ? { delete: name }
      : { update: { name, fields: fieldsOf({ value: wanted, uid }) } },
    {
      update: { name: nameOf(`questions/${question}`), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'votes', increment: { integerValue: String(change) } }],
      currentDocument: { exists: true },
    },
  ])
}

/** Writes a new document under a name of its own, dated by the server. */
async function add(path: string, values: Record<string, string | number>): Asked<string> {
  const id = crypto.randomUUID()
  const done = await commit([
    {
      update: { name: nameOf(`${path}/${id}`), fields: fieldsOf(values) },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: false },
    },
  ])
  return done.ok ? ok(id) : done
}

async function ask({ uid, displayName }: Author, draft: ReadyDraft): Asked<Question> {
  const question = { ...draft, uid, user: displayName.slice(0, limits.user), votes: 0 }
  const added = await add('questions', question)
  return added.ok ? ok({ ...question, id: added.value, at: Date.now() }) : added
}

async function answer({ uid, displayName }: Author, question: string, text: string): Asked<Answer> {
  const answer = { text, uid, user: displayName.slice(0, limits.user) }
  const added = await add(`questions/${question}/answers`, answer)
  return added.ok ? ok({ ...answer, id: added.value, at: Date.now() }) : added
}

/** The forum in Firestore: read by anybody without any SDK, written by members. */
export const firebaseQuestions: QuestionService = {
  available: true,
  latest: () => list(Question, 'questions', 'at desc'),
  answers: question => list(Answer, `questions/${question}/answers`, 'at'),
  votesOf,
  vote,
  ask,
  answer,
  edit: (question, draft) =>
    commit([
      {
        update: { name: nameOf(`questions/${question}`), fields: fieldsOf({ ...draft }) },
        updateMask: { fieldPaths: ['title', 'details', 'category'] },
        currentDocument: { exists: true },
      },
    ]),
  remove: question => commit([{ delete: nameOf(`questions/${question}`) }]),
  removeAnswer: (question, answer) =>
    commit([{ delete: nameOf(`questions/${question}/answers/${answer}`) }]),
}
