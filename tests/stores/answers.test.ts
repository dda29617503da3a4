import { beforeEach, expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'
import { createAnswers } from '#stores/answers.ts'
import { createNotice } from '#stores/forum-notice.ts'
import { ann, fakeDevice, fakeQuestions } from '../fakes/questions.ts'

beforeEach(() => {
  fakeDevice()
})

function setUp(others: Partial<QuestionReader & QuestionWriter> = {}) {
  const $notice = createNotice()
  const service = fakeQuestions(others)
  return {
    ...createAnswers({ service, $notice, confirm: () => true, newId: () => 'answer' }),
    $notice,
  }
}

test('answers are read once, when they are opened', async () => {
  const read = vi.fn(async () => ok([]))
  const { open, $threads } = setUp({ answers: read })
  expect($threads.get()).toEqual({})
  await open('hum')
  await open('hum')
  expect(read).toHaveBeenCalledOnce()
})

test('answers that could not be read are asked for again', async () => {
  const results = [fail('offline'), ok([])]
  const { open, $threads } = setUp({ answers: async () => results.shift() ?? ok([]) })
  await open('hum')
  expect($threads.get()).toEqual({ hum: { state: 'failed', reason: 'offline' } })
  await open('hum')
  expect($threads.get()).toEqual({ hum: { state: 'ready', value: [] } })
})

test('an answer is sent, shown and deleted', async () => {
  const { open, type, send, remove, $threads, $drafts } = setUp()
  await open('hum')
  type('hum', ' Oil it. ')
  await send(ann, 'hum')
  expect($threads.get()).toMatchObject({ hum: { value: [{ text: 'Oil it.', uid: 'ann' }] } })
  expect($drafts.get()).toEqual({})
  await remove('hum', 'answer')
  expect($threads.get()).toMatchObject({ hum: { value: [] } })
})

test('an answer that could not be sent is still in its form, also after a reload', async () => {
  const { type, send, $notice } = setUp({ answer: async () => fail('gone') })
  type('hum', 'Oil it.')
  await send(ann, 'hum')
  expect($notice.get()).toEqual({ state: 'failed', deed: 'answer', about: 'hum', reason: 'gone' })
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
  expect($threads.get()).toMatchObject({ hum: { value: [{ text: 'Grease it.', edited: 5 }] } })
  expect(await edit('hum', 'answer', 'Ha.')).toBe(false)
  expect($threads.get()).toMatchObject({ hum: { value: [{ text: 'Grease it.' }] } })
  expect($notice.get()).toMatchObject({ state: 'failed', deed: 'edit', reason: 'refused' })
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
