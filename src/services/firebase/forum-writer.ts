import type { Answer, Question } from '#domain/forum/forum.ts'
import type { ReadyDraft } from '#domain/forum/question-draft.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult, Author, QuestionWriter } from '#services/questions.ts'
import { commit } from './firestore/commit.ts'
import * as write from './firestore/writes.ts'
import { report } from './forum-reports.ts'
import { ownAnswers } from './own-answers.ts'
import { publish } from './rate-limit.ts'
import { firebaseQuestions, oneAnswer, questionOrTrace } from './questions.ts'
import { vote, votesOf } from './votes.ts'

const questionPath = (question: string) => `questions/${question}`
const answerPath = (question: string, answer: string) => `questions/${question}/answers/${answer}`

/** A document that is not there yet, dated by the server. */
const newDocument = (path: string, values: Record<string, string | number>) =>
  write.create(path, values, { time: 'at' })

/** The question counts its answers; the rules want to know which one comes or goes. */
const countAnswer = (question: string, answer: string, by: 1 | -1) =>
  write.change(questionPath(question), { counted: answer }, { counts: { answers: by } })

async function ask({ uid }: Author, draft: ReadyDraft, id: string): ForumResult<Question> {
  const words = { ...draft, uid, votes: 0, answers: 0 }
  const path = questionPath(id)
  const writes = (user: string) => [newDocument(path, { ...words, user })]
  const added = await publish({ kind: 'question', uid, post: id, writes })
  if (added.ok) {
    const { at, name } = added.value
    return ok({ ...words, user: name, id, at, edited: 0, deleted: false })
  }
  // An answer that was lost on the way may hide a question that is there, this time or the last.
  const there = await questionOrTrace(id)
  if (!there.ok) return added
  // Found in the list and taken away by now; the name cannot be used again.
  if (there.value === 'taken away') return ask({ uid }, draft, crypto.randomUUID())
  const { title, details, category } = there.value
  if (title === draft.title && details === draft.details && category === draft.category)
    return ok(there.value)
  const edited = await edit(id, draft)
  return edited.ok ? ok({ ...there.value, ...draft, edited: edited.value }) : edited
}

async function answer(
  { uid }: Author,
  question: string,
  text: string,
  id: string,
): ForumResult<Answer> {
  const words = { text, uid }
  const path = answerPath(question, id)
  const writes = (user: string) => [
    newDocument(path, { ...words, user }),
    countAnswer(question, id, 1),
  ]
  const added = await publish({ kind: 'answer', uid, post: `${question}/${id}`, writes })
  if (added.ok) return ok({ ...words, user: added.value.name, id, at: added.value.at, edited: 0 })
  const there = await oneAnswer(question, id)
  if (!there.ok) return (await isOver(question)) ? fail('gone') : added
  if (there.value.text === text) return there
  const edited = await editAnswer(question, id, text)
  return edited.ok ? ok({ ...there.value, text, edited: edited.value }) : edited
}

/** Whether its asker has taken the question away: it takes no more answers then. */
async function isOver(question: string): Promise<boolean> {
  const now = await firebaseQuestions.one(question)
  return now.ok ? now.value.deleted : now.reason === 'gone'
}

/** Changes these fields, and notes when. */
const change = (path: string, values: Record<string, string>) =>
  commit([write.change(path, values, { time: 'edited' })])

/** The rules say no to what is gone as to what is somebody else's. */
async function orGone<Value>(
  done: ForumResult<Value>,
  isGone: () => Promise<boolean>,
): ForumResult<Value> {
  const result = await done
  if (result.ok || result.reason !== 'refused') return result
  return (await isGone()) ? fail('gone') : result
}

const edit = (question: string, draft: ReadyDraft) =>
  orGone(change(questionPath(question), { ...draft }), () => isOver(question))

const isAnswerGone = async (question: string, answer: string) => {
  const there = await oneAnswer(question, answer)
  return !there.ok && there.reason === 'gone'
}

const editAnswer = (question: string, answer: string, text: string) =>
  orGone(change(answerPath(question, answer), { text }), () => isAnswerGone(question, answer))

/** What is left of a question that others have answered: its place and its time, but nobody's name. */
const emptied = { title: '', details: '', user: '', uid: '', deleted: true, votes: 0 }

const empty = (question: string) => commit([write.change(questionPath(question), emptied)])

/** Nothing is left but the name, which must never be used again. */
const clear = (question: string) =>
  commit([write.replace(questionPath(question), { deleted: true })])

/** Answers of others are not ours to delete: a question that has some is emptied instead. */
async function remove(uid: string, question: string): ForumResult<'deleted' | 'emptied'> {
  const [there, own] = await Promise.all([
    firebaseQuestions.one(question),
    ownAnswers(uid, question),
  ])
  if (!there.ok) return there.reason === 'gone' ? ok('deleted') : there
  if (!own.ok) return own
  if (there.value.answers > own.value.length) {
    const done = await orGone(empty(question), () => isOver(question))
    return done.ok || done.reason === 'gone' ? ok('emptied') : done
  }
  for (const answer of own.value) {
    const gone = await removeAnswer(question, answer)
    if (!gone.ok) return gone
  }
  const cleared = await clear(question)
  if (cleared.ok) return ok('deleted')
  // Somebody may have answered at this very moment.
  return cleared.reason === 'refused' && !(await isOver(question))
    ? emptyAfterAll(question)
    : cleared
}

async function emptyAfterAll(question: string): ForumResult<'emptied'> {
  const done = await empty(question)
  return done.ok ? ok('emptied') : done
}

async function removeAnswer(question: string, answer: string): ForumResult<null> {
  const writes = [write.remove(answerPath(question, answer)), countAnswer(question, answer, -1)]
  const done = await orGone(commit(writes), () => isAnswerGone(question, answer))
  const left = await firebaseQuestions.one(question)
  if (!done.ok && done.reason !== 'gone') {
    // An operator may have taken the question away, and with it the count.
    const isAlone = done.reason === 'refused' && !left.ok && left.reason === 'gone'
    const alone = isAlone ? await commit(writes.slice(0, 1)) : done
    return alone.ok ? ok(null) : alone
  }
  // The last answer to a question that its asker has taken away takes the rest of it along.
  if (left.ok && left.value.deleted && left.value.answers <= 0) await clear(question)
  return ok(null)
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
  removeAnswer,
  report,
}
