import { expect, test, vi } from 'vitest'

import { fail, ok } from '#domain/result.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { createForum } from '#stores/forum/forum.ts'
import { createNotice } from '#stores/forum/notice.ts'
import { createOwnQuestions } from '#stores/forum/own-questions.ts'
import { fakeQuestions, hum as bare, nowhere } from '../fakes/questions.ts'

const hum = { ...bare, answers: 1 }

function setUp(others: Partial<QuestionWriter> = {}, confirm = () => true) {
  const service = fakeQuestions(others)
  const $notice = createNotice()
  const forum = createForum(service, nowhere)
  forum.add(hum)
  const own = createOwnQuestions({ service, forum, $notice, confirm })
  return { ...own, $notice, questions: () => forum.$list.get().questions }
}

const words = { title: 'Why?', details: '', category: 'General' } as const

test('an own question is edited, and shows when', async () => {
  const { edit, questions, $notice } = setUp()
  expect(await edit(hum, words)).toBe(true)
  expect(questions()).toEqual([{ ...hum, ...words, edited: 5 }])
  expect($notice.get()).toEqual({ state: 'done', action: 'edit', about: 'hum' })
})

test('a deleted question is gone', async () => {
  const { remove, questions } = setUp()
  await remove(hum)
  expect(questions()).toEqual([])
})

test('a deleted question that others have answered leaves its place, without a word or a name', async () => {
  const { remove, questions } = setUp({ remove: async () => ok('emptied') })
  await remove(hum)
  expect(questions()).toEqual([
    { ...hum, title: '', details: '', user: '', uid: '', deleted: true, votes: 0 },
  ])
})

test('a refused change leaves the question as it was, and says so', async () => {
  const { edit, remove, questions, $notice } = setUp({
    edit: async () => fail('refused'),
    remove: async () => fail('offline'),
  })
  expect(await edit(hum, words)).toBe(false)
  expect($notice.get()).toMatchObject({ state: 'failed', action: 'edit', reason: 'refused' })
  await remove(hum)
  expect($notice.get()).toMatchObject({ state: 'failed', action: 'remove', reason: 'offline' })
  expect(questions()).toEqual([hum])
})

test('nothing is deleted without a yes', async () => {
  const { remove, questions } = setUp({}, () => false)
  await remove(hum)
  expect(questions()).toEqual([hum])
})

test('an impatient second press on Delete asks and deletes nothing more', async () => {
  const confirm = vi.fn(() => true)
  const erase = vi.fn<QuestionWriter['remove']>(async () => ok('deleted'))
  const { remove, $notice } = setUp({ remove: erase }, confirm)
  await Promise.all([remove(hum), remove(hum)])
  expect(confirm).toHaveBeenCalledOnce()
  expect(erase).toHaveBeenCalledOnce()
  expect($notice.get()).toMatchObject({ state: 'done', action: 'remove' })
})
