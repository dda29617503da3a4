import { beforeEach, expect, test, vi } from 'vitest'

import { emptyDraft } from '#domain/forum/question-draft.ts'
import { fail, ok } from '#domain/result.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { createNotice } from '#stores/forum/notice.ts'
import { createQuestionForm } from '#stores/forum/question-form.ts'
import { ann, fakeDevice, fakeQuestions } from '../fakes/questions.ts'

let device: Record<string, string> = {}
beforeEach(() => {
  device = fakeDevice()
})

const words = { title: 'Why does it hum?', details: 'All day.', category: 'Technical' } as const

function setUp(
  others: Partial<QuestionWriter> = {},
  member: 'member' | 'guest' | 'offline' = 'member',
) {
  const $notice = createNotice()
  const asked = vi.fn()
  const memberFirst = vi.fn(async () => (member === 'member' ? ok(ann) : fail(member)))
  let made = 0
  const form = createQuestionForm({
    service: fakeQuestions(others),
    memberFirst,
    $notice,
    asked,
    wayBack: () => '/forum?sort=top#ask',
    newId: () => `id-${++made}`,
  })
  return { ...form, $notice, asked, memberFirst }
}

test('a question is sent, shown and forgotten by the form', async () => {
  const { type, send, asked, $draft, $notice } = setUp()
  type(words)
  await send()
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ ...words, uid: 'ann', user: 'Ann' }))
  expect($draft.get()).toEqual(emptyDraft)
  expect(device).not.toHaveProperty('questionDraft')
  expect($notice.get()).toEqual({ state: 'done', action: 'ask', about: 'id-1' })
})

test('a guest goes to sign in, and what was typed is there afterwards', async () => {
  const { type, send, asked, memberFirst } = setUp({}, 'guest')
  type(words)
  await send()
  expect(memberFirst).toHaveBeenCalledWith(
    'Please log in to ask a question.',
    '/forum?sort=top#ask',
  )
  expect(asked).not.toHaveBeenCalled()

  const afterSignIn = setUp()
  expect(afterSignIn.$draft.get()).toEqual(words)
  expect(afterSignIn.$restored.get()).toBe(true)
  // Nothing is still there once the reader, or a log-out in another tab, has taken it away.
  afterSignIn.type(emptyDraft)
  expect(afterSignIn.$restored.get()).toBe(false)
})

test.each(['offline', 'slow', 'refused', 'malformed', 'signed-out'] as const)(
  'nothing typed is lost when sending fails: %s',
  async reason => {
    const { type, send, $draft, $notice } = setUp({ ask: async () => fail(reason) })
    type(words)
    await send()
    expect($draft.get()).toEqual(words)
    expect($notice.get()).toEqual({ state: 'failed', action: 'ask', about: '', reason })
  },
)

test('says so if it cannot be found out who is signed in', async () => {
  const { type, send, $notice } = setUp({}, 'offline')
  type(words)
  await send()
  expect($notice.get()).toEqual({ state: 'failed', action: 'ask', about: '', reason: 'offline' })
})

test('shows errors when it is sent, and drops each as soon as its field is corrected', async () => {
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

test('sent again after a failure it is still the same question, and the next one is another', async () => {
  const answers = [fail('slow'), undefined, undefined]
  const ask = vi.fn<QuestionWriter['ask']>(
    async (author, draft, id) => answers.shift() ?? fakeQuestions().ask(author, draft, id),
  )
  const { type, send } = setUp({ ask })
  type(words)
  await send()
  await send()
  type(words)
  await send()
  expect(ask.mock.calls.map(([, , id]) => id)).toEqual(['id-1', 'id-1', 'id-2'])
})

test('a megabyte of text stays in the form and is not sent', async () => {
  const ask = vi.fn(fakeQuestions().ask)
  const { type, send, $draft, $problems } = setUp({ ask })
  type({ ...words, details: 'x'.repeat(1_048_576) })
  await send()
  expect($problems.get()).toEqual({ details: 'Keep the details to 4000 characters.' })
  expect(ask).not.toHaveBeenCalled()
  expect($draft.get().details).toHaveLength(1_048_576)
})

test('a draft that makes no sense counts as none', () => {
  device['questionDraft'] = '{"title":'
  const { $draft, $restored } = setUp()
  expect($draft.get()).toEqual(emptyDraft)
  expect($restored.get()).toBe(false)
})

test('what is typed while a question is on its way stays in the form', async () => {
  const arrival = Promise.withResolvers<void>()
  const { type, send, $draft, $sending } = setUp({
    ask: async (...sent) => {
      await arrival.promise
      return fakeQuestions().ask(...sent)
    },
  })
  type({ ...words, details: '' })
  const sent = send()
  await vi.waitFor(() => expect($sending.get()).toBe(true))
  type({ details: 'All day.' })
  arrival.resolve()
  await sent
  expect($draft.get()).toMatchObject({ details: 'All day.' })
  expect($sending.get()).toBe(false)
})
