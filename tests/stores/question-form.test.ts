import { beforeEach, expect, test, vi } from 'vitest'

import { emptyDraft } from '#domain/question-draft.ts'
import { fail, ok } from '#domain/result.ts'
import type { QuestionService } from '#services/questions.ts'
import { createNotice } from '#stores/forum-notice.ts'
import { createQuestionForm } from '#stores/question-form.ts'
import { ann, fakeDevice, fakeQuestions } from '../fakes/questions.ts'

let device: Record<string, string> = {}
beforeEach(() => {
  device = fakeDevice()
})

const words = { title: 'Why does it hum?', details: 'All day.', category: 'Technical' } as const

function setUp(
  others: Partial<QuestionService> = {},
  member: 'member' | 'guest' | 'offline' = 'member',
) {
  const $notice = createNotice()
  const asked = vi.fn()
  const memberFirst = vi.fn(async () => (member === 'member' ? ok(ann) : fail(member)))
  const form = createQuestionForm({ service: fakeQuestions(others), memberFirst, $notice, asked })
  return { ...form, $notice, asked, memberFirst }
}

test('a question is sent, shown and forgotten by the form', async () => {
  const { type, send, asked, $draft, $notice } = setUp()
  type(words)
  await send()
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ ...words, uid: 'ann', user: 'Ann' }))
  expect($draft.get()).toEqual(emptyDraft)
  expect(device).not.toHaveProperty('questionDraft')
  expect($notice.get()).toEqual({ state: 'done', deed: 'ask' })
})

test('a guest goes to sign in, and what was typed is there afterwards', async () => {
  const { type, send, asked, memberFirst } = setUp({}, 'guest')
  type(words)
  await send()
  expect(memberFirst).toHaveBeenCalledWith('Please log in to ask a question.', '/forum#ask')
  expect(asked).not.toHaveBeenCalled()

  const afterSignIn = setUp()
  expect(afterSignIn.$draft.get()).toEqual(words)
  expect(afterSignIn.$restored.get()).toBe(true)
})

test.each(['offline', 'slow', 'refused', 'malformed', 'signed-out'] as const)(
  'nothing typed is lost when sending fails: %s',
  async reason => {
    const { type, send, $draft, $notice } = setUp({ ask: async () => fail(reason) })
    type(words)
    await send()
    expect($draft.get()).toEqual(words)
    expect($notice.get()).toEqual({ state: 'failed', deed: 'ask', reason })
  },
)

test('says so when nobody can tell who is here', async () => {
  const { type, send, $notice } = setUp({}, 'offline')
  type(words)
  await send()
  expect($notice.get()).toEqual({ state: 'failed', deed: 'ask', reason: 'offline' })
})

test('complains when it is sent, and stops complaining as soon as a field is mended', async () => {
  const { type, send, memberFirst, $problems } = setUp()
  type({ title: 'x' })
  expect($problems.get()).toEqual({})
  await send()
  expect(Object.keys($problems.get())).toEqual(['title', 'category'])
  type({ title: 'Why?' })
  expect(Object.keys($problems.get())).toEqual(['category'])
  expect(memberFirst).not.toHaveBeenCalled()
})

test('pressed twice, it sends once', async () => {
  const ask = vi.fn(fakeQuestions().ask)
  const { type, send } = setUp({ ask })
  type(words)
  await Promise.all([send(), send()])
  expect(ask).toHaveBeenCalledOnce()
})

test('a draft that makes no sense counts as none', () => {
  device['questionDraft'] = '{"title":'
  const { $draft, $restored } = setUp()
  expect($draft.get()).toEqual(emptyDraft)
  expect($restored.get()).toBe(false)
})
