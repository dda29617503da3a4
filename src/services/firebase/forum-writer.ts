import { limits } from '#domain/forum.ts'
import type { Answer, Question } from '#domain/forum.ts'
import type { ReadyDraft } from '#domain/question-draft.ts'
import { fail, ok } from '#domain/result.ts'
import type { Asked, Author, QuestionWriter } from '#services/questions.ts'
import { commit } from './commit.ts'
import { fieldsOf } from './documents.ts'
import type { Write } from './documents.ts'
import { nameOf } from './firestore-web.ts'
import { paceWrite, reasonOfRefusal } from './pace.ts'
import type { Kind } from './pace.ts'
import { firebaseQuestions } from './questions.ts'
import { vote, votesOf } from './votes.ts'

/** Writes a new document, dated by the server, no sooner after the last of its kind than the rules allow. */
async function add(
  kind: Kind,
  uid: string,
  path: string,
  values: Record<string, string | number>,
): Asked<number> {
  const done = await commit([
    {
      update: { name: nameOf(path), fields: fieldsOf(values) },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: false },
    },
    paceWrite(uid, kind),
  ])
  return done.ok || done.reason !== 'refused' ? done : fail(await reasonOfRefusal(uid, kind))
}

async function ask({ uid, displayName }: Author, draft: ReadyDraft, id: string): Asked<Question> {
  const words = { ...draft, uid, user: displayName.slice(0, limits.user), votes: 0 }
  const added = await add('question', uid, `questions/${id}`, words)
  if (added.ok) return ok({ ...words, id, at: added.value, edited: 0, deleted: false })
  // An answer that was lost on the way may hide a question that is there, this time or the last.
  const there = await firebaseQuestions.one(id)
  if (!there.ok) return added
  const { title, details, category } = there.value
  if (title === draft.title && details === draft.details && category === draft.category)
    return there
  const edited = await edit(id, draft)
  return edited.ok ? ok({ ...there.value, ...draft, edited: edited.value }) : edited
}

async function answer(
  { uid, displayName }: Author,
  question: string,
  text: string,
  id: string,
): Asked<Answer> {
  const words = { text, uid, user: displayName.slice(0, limits.user) }
  const added = await add('answer', uid, `questions/${question}/answers/${id}`, words)
  if (added.ok) return ok({ ...words, id, at: added.value, edited: 0 })
  const answers = await firebaseQuestions.answers(question)
  const there = answers.ok ? answers.value.find(known => known.id === id) : undefined
  if (!there || there.text === text) return there ? ok(there) : added
  const edited = await editAnswer(question, id, text)
  return edited.ok ? ok({ ...there, text, edited: edited.value }) : edited
}

/** Changes these fields, and notes when. */
const change = (path: string, values: Record<string, string>) =>
  commit([
    {
      update: { name: nameOf(path), fields: fieldsOf(values) },
      updateMask: { fieldPaths: Object.keys(values) },
      updateTransforms: [{ fieldPath: 'edited', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: true },
    },
  ])

const edit = (question: string, draft: ReadyDraft) => change(`questions/${question}`, { ...draft })

const editAnswer = (question: string, answer: string, text: string) =>
  change(`questions/${question}/answers/${answer}`, { text })

/** What is left of a question that others have answered: its place, its time and its votes, but nobody's name. */
const emptied = { title: '', details: '', user: '', uid: '', deleted: true }

/** Own answers and the own vote go with a question that nobody else has answered. */
function withoutTrace(path: string, uid: string, answers: readonly Answer[], voted: boolean) {
  const names = [...answers.map(({ id }) => `${path}/answers/${id}`), path]
  if (voted) names.unshift(`${path}/votes/${uid}`)
  return names.map(name => ({ delete: nameOf(name) }))
}

/** Answers of others are not ours to delete: a question that has some is emptied instead. */
async function remove(uid: string, question: string): Asked<'deleted' | 'emptied'> {
  const path = `questions/${question}`
  const answers = await firebaseQuestions.answers(question)
  if (!answers.ok) return answers
  const votes = await votesOf(uid, [question])
  if (!votes.ok) return votes
  const stays = answers.value.some(answer => answer.uid !== uid)
  const empty: Write = {
    update: { name: nameOf(path), fields: fieldsOf(emptied) },
    updateMask: { fieldPaths: Object.keys(emptied) },
    currentDocument: { exists: true },
  }
  const voted = votes.value[question] !== undefined
  const done = await commit(stays ? [empty] : withoutTrace(path, uid, answers.value, voted))
  return done.ok ? ok(stays ? 'emptied' : 'deleted') : done
}

const nothing = async (done: Asked<number>): Asked<null> => {
  const result = await done
  return result.ok ? ok(null) : result
}

/** The forum in Firestore, as members write it. */
export const firebaseWriter: QuestionWriter = {
  votesOf,
  vote,
  ask,
  edit,
  answer,
  editAnswer,
  remove,
  removeAnswer: (question, answer) =>
    nothing(commit([{ delete: nameOf(`questions/${question}/answers/${answer}`) }])),
  report: (uid, report) =>
    nothing(add('report', uid, `reports/${crypto.randomUUID()}`, { ...report, uid })),
}
