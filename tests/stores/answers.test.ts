import { beforeEach, expect, test, vi } from 'vitest'

import type { Answer } from '#domain/forum/forum.ts'
import { fail, ok } from '#domain/result.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'
import { createAnswers } from '#stores/forum/answers.ts'
import type { Thread } from '#stores/forum/answers.ts'
import { createForum } from '#stores/forum/forum.ts'
import { createNotice } from '#stores/forum/notice.ts'
import { ann, fakeDevice, fakeQuestions, hum, nowhere } from '../fakes/questions.ts'

beforeEach(() => {
  fakeDevice()
})

function setUp(others: Partial<QuestionReader & QuestionWriter> = {}) {
  const $notice = createNotice()
  const service = fakeQuestions(others)
  const forum = createForum(service, nowhere)
  forum.add(hum)
  return {
    ...createAnswers({ service, forum, $notice, confirm: () => true, newId: () => 'answer' }),
    $notice,
    count: () => forum.$list.get().questions[0]?.answers,
  }
}

const page = (answers: Answer[], next?: string) => ok({ answers, ...(next && { next }) })
const by = (id: string, text = id): Answer => ({ id, text, user: '', uid: 'bob', at: 1, edited: 0 })
const texts = (thread: Thread | undefined) => thread?.answers.map(({ text }) => text)

test('answers are read once, when they are opened', async () => {
  const read = vi.fn(async () => page([]))
  const { open, $threads } = setUp({ answers: read })
  expect($threads.get()).toEqual({})
  await open('hum')
  await open('hum')
  expect(read).toHaveBeenCalledOnce()
})

test('answers that could not be loaded are loaded at the next opening', async () => {
  const results = [fail('offline'), page([by('a')])]
  const { open, $threads } = setUp({ answers: async () => results.shift() ?? page([]) })
  await open('hum')
  expect($threads.get()['hum']?.reading).toMatchObject({ state: 'failed', reason: 'offline' })
  await open('hum')
  expect(texts($threads.get()['hum'])).toEqual(['a'])
})

test('an answer behind many others is reached page by page, also after a failure', async () => {
  const results = [page([by('a')], '2'), fail('slow'), page([by('b')], '3'), page([by('c')])]
  const read = vi.fn(async () => results.shift() ?? page([]))
  const { open, more, $threads } = setUp({ answers: read })
  await open('hum')
  await more('hum')
  expect($threads.get()['hum']).toMatchObject({ reading: { state: 'failed', reason: 'slow' } })
  expect(texts($threads.get()['hum'])).toEqual(['a'])
  await open('hum')
  await more('hum')
  await more('hum')
  expect(texts($threads.get()['hum'])).toEqual(['a', 'b', 'c'])
  expect(read.mock.calls).toEqual([
    ['hum', ''],
    ['hum', '2'],
    ['hum', '2'],
    ['hum', '3'],
  ])
})

test('an answer that was sent here is there once when its page is read', async () => {
  const results = [page([by('a')], '2'), page([by('b'), by('answer', 'Oil it.')])]
  const { open, more, type, send, $threads } = setUp({
    answers: async () => results.shift() ?? page([]),
  })
  await open('hum')
  type('hum', 'Oil it.')
  await send(ann, 'hum')
  expect(texts($threads.get()['hum'])).toEqual(['a', 'Oil it.'])
  await more('hum')
  expect(texts($threads.get()['hum'])).toEqual(['a', 'b', 'Oil it.'])
})

test('an answer is sent, shown, counted and deleted', async () => {
  const { open, type, send, remove, count, $threads, $drafts } = setUp()
  await open('hum')
  type('hum', ' Oil it. ')
  await send(ann, 'hum')
  expect($threads.get()).toMatchObject({ hum: { answers: [{ text: 'Oil it.', uid: 'ann' }] } })
  expect(count()).toBe(1)
  expect($drafts.get()).toEqual({})
  await remove('hum', 'answer')
  expect($threads.get()).toMatchObject({ hum: { answers: [] } })
  expect(count()).toBe(0)
})

test('an impatient second press on Delete counts one answer less, not two', async () => {
  const { open, type, send, remove, count } = setUp()
  await open('hum')
  type('hum', 'Oil it.')
  await send(ann, 'hum')
  await Promise.all([remove('hum', 'answer'), remove('hum', 'answer')])
  expect(count()).toBe(0)
})

test('what is typed while an answer is on its way stays in the form', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  const { type, send, $drafts } = setUp({
    answer: async (...sent) => {
      await arrived
      return fakeQuestions().answer(...sent)
    },
  })
  type('hum', 'Oil it.')
  const sent = send(ann, 'hum')
  type('hum', 'Oil it. And dust it.')
  arrive()
  await sent
  expect($drafts.get()).toEqual({ hum: 'Oil it. And dust it.' })
})

test('an answer to another question need not wait for one that is on its way', async () => {
  const answer = vi.fn(fakeQuestions().answer)
  const { type, send } = setUp({ answer })
  type('hum', 'Oil it.')
  type('two', 'Dust it.')
  await Promise.all([send(ann, 'hum'), send(ann, 'two')])
  expect(answer).toHaveBeenCalledTimes(2)
})

test('an answer that could not be sent is still in its form, also after a reload', async () => {
  const { type, send, $notice } = setUp({ answer: async () => fail('gone') })
  type('hum', 'Oil it.')
  await send(ann, 'hum')
  expect($notice.get()).toEqual({ state: 'failed', action: 'answer', about: 'hum', reason: 'gone' })
  expect(setUp().$drafts.get()).toEqual({ hum: 'Oil it.' })
})

test('an own answer is edited, and shows when; a refusal leaves it', async () => {
  const results = [ok(5), fail('refused')]
  const { open, type, send, edit, $threads, $notice } = setUp({
    editAnswer: async () => results.shift() ?? ok(9),
  })
  await open('hum')
  type('hum', 'Oil it.')
  await send(ann, 'hum')
  expect(await edit('hum', 'answer', ' Grease it. ')).toBe(true)
  expect($threads.get()).toMatchObject({ hum: { answers: [{ text: 'Grease it.', edited: 5 }] } })
  expect(await edit('hum', 'answer', 'Ha.')).toBe(false)
  expect($threads.get()).toMatchObject({ hum: { answers: [{ text: 'Grease it.' }] } })
  expect($notice.get()).toMatchObject({ state: 'failed', action: 'edit', reason: 'refused' })
})

test('pressed twice, an answer is sent once', async () => {
  const answer = vi.fn(fakeQuestions().answer)
  const { type, send } = setUp({ answer })
  type('hum', 'Oil it.')
  await Promise.all([send(ann, 'hum'), send(ann, 'hum')])
  expect(answer).toHaveBeenCalledOnce()
})

test('an empty answer is not sent', async () => {
  const answer = vi.fn(fakeQuestions().answer)
  const { send } = setUp({ answer })
  await send(ann, 'hum')
  expect(answer).not.toHaveBeenCalled()
})
