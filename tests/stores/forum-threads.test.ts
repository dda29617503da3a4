import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { Answer } from '#domain/forum/forum.ts'
import { fail, ok } from '#domain/result.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'
import { createAnswers } from '#stores/forum/answers.ts'
import { createForum } from '#stores/forum/forum.ts'
import { createNotice } from '#stores/forum/notice.ts'
import { ann, fakeDevice, fakeQuestions, hum, nowhere } from '../fakes/questions.ts'

beforeEach(() => {
  fakeDevice()
})

const by = (id: string): Answer => ({ id, text: id, user: '', uid: 'bob', at: 1, edited: 0 })
const other = { ...hum, id: 'two' }

function setUp(others: Partial<QuestionReader & QuestionWriter> = {}, agrees = true) {
  const $notice = createNotice()
  const service = fakeQuestions(others)
  const forum = createForum(service, nowhere)
  forum.add(other)
  forum.add(hum)
  const confirm = vi.fn(() => agrees)
  let made = 0
  const newId = () => `id-${++made}`
  return {
    ...createAnswers({ service, forum, $notice, confirm, newId }),
    $notice,
    confirm,
    counts: () => forum.$list.get().questions.map(({ id, answers }) => `${id} ${answers}`),
  }
}

describe('while answers are on their way', () => {
  test('the thread says so, and is not loaded a second time', async () => {
    const read = vi.fn(() => new Promise<never>(() => {}))
    const { open, more, $threads } = setUp({ answers: read })
    void open('hum')
    expect($threads.get()).toEqual({ hum: { answers: [], reading: { state: 'loading' } } })
    void open('hum')
    void more('hum')
    expect(read).toHaveBeenCalledOnce()
  })

  test('those that are there stay, and no page is loaded twice', async () => {
    const pages = [Promise.resolve(ok({ answers: [by('a')], next: '2' }))]
    const read = vi.fn(() => pages.shift() ?? new Promise<never>(() => {}))
    const { open, more, $threads } = setUp({ answers: read })
    await open('hum')
    void more('hum')
    expect($threads.get()['hum']).toEqual({
      answers: [by('a')],
      reading: { state: 'loading' },
    })
    void more('hum')
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('the question is among those to which an answer is sent, until it has arrived', async () => {
    const { type, send, $sending } = setUp()
    type('hum', 'Oil it.')
    type('two', 'Dust it.')
    const first = send(ann, 'hum')
    const second = send(ann, 'two')
    expect($sending.get()).toEqual(['hum', 'two'])
    await first
    await second
    expect($sending.get()).toEqual([])
  })

  test('another answer that is on its way is still said to be', async () => {
    const arrivals: (() => void)[] = []
    const { type, send, $sending } = setUp({
      answer: async (...sent) => {
        await new Promise<void>(arrive => arrivals.push(arrive))
        return fakeQuestions().answer(...sent)
      },
    })
    type('hum', 'Oil it.')
    type('two', 'Dust it.')
    const first = send(ann, 'hum')
    void send(ann, 'two')
    arrivals[0]?.()
    await first
    expect($sending.get()).toEqual(['two'])
  })
})

describe('an answer', () => {
  test('counts at its own question only', async () => {
    const { type, send, remove, counts } = setUp()
    type('hum', 'Oil it.')
    await send(ann, 'hum')
    expect(counts()).toEqual(['hum 1', 'two 0'])
    await remove('hum', 'id-1')
    expect(counts()).toEqual(['hum 0', 'two 0'])
  })

  test('that is sent again is still the same, and the next one is another', async () => {
    const failures = [fail('slow')]
    const answer = vi.fn<QuestionWriter['answer']>(
      async (...sent) => failures.shift() ?? fakeQuestions().answer(...sent),
    )
    const { type, send } = setUp({ answer })
    type('hum', 'Oil it.')
    await send(ann, 'hum')
    await send(ann, 'hum')
    type('hum', 'Dust it.')
    await send(ann, 'hum')
    expect(answer.mock.calls.map(([, , , id]) => id)).toEqual(['id-1', 'id-1', 'id-2'])
  })

  test('says what became of it', async () => {
    const { type, send, edit, remove, $notice } = setUp()
    type('hum', 'Oil it.')
    await send(ann, 'hum')
    expect($notice.get()).toEqual({ state: 'done', action: 'answer', about: 'hum' })
    await edit('hum', 'id-1', 'Grease it.')
    expect($notice.get()).toEqual({ state: 'done', action: 'edit', about: 'hum' })
    await remove('hum', 'id-1')
    expect($notice.get()).toEqual({ state: 'done', action: 'remove', about: 'hum' })
  })

  test('is edited, and no other one', async () => {
    const { open, edit, $threads } = setUp({
      answers: async () => ok({ answers: [by('a'), by('b')] }),
    })
    await open('hum')
    await edit('hum', 'b', 'Grease it.')
    expect($threads.get()['hum']?.answers.map(({ text }) => text)).toEqual(['a', 'Grease it.'])
  })

  test('is deleted after a yes only, and no other one', async () => {
    const answers = async () => ok({ answers: [by('a'), by('b')] })
    const kept = setUp({ answers }, false)
    await kept.open('hum')
    await kept.remove('hum', 'a')
    expect(kept.confirm).toHaveBeenCalledWith('Delete this answer? It cannot be brought back.')
    expect(kept.$threads.get()['hum']?.answers).toHaveLength(2)

    const gone = setUp({ answers })
    await gone.open('hum')
    await gone.remove('hum', 'a')
    expect(gone.$threads.get()['hum']?.answers.map(({ id }) => id)).toEqual(['b'])
  })

  test('that could not be deleted stays, and still counts', async () => {
    const { open, remove, counts, $threads, $notice } = setUp({
      answers: async () => ok({ answers: [by('a')] }),
      removeAnswer: async () => fail('offline'),
    })
    await open('hum')
    await remove('hum', 'a')
    expect($notice.get()).toMatchObject({ state: 'failed', action: 'remove', reason: 'offline' })
    expect($threads.get()['hum']?.answers).toHaveLength(1)
    expect(counts()).toEqual(['hum 0', 'two 0'])
  })

  test('is not stored any more once its form is emptied', () => {
    const { type, $drafts } = setUp()
    type('hum', 'Oil it.')
    type('two', 'Dust it.')
    type('hum', '')
    expect($drafts.get()).toEqual({ two: 'Dust it.' })
    type('two', '')
    expect(setUp().$drafts.get()).toEqual({})
  })
})

describe('the list of questions', () => {
  test('is empty and idle before it is opened', () => {
    expect(createForum(fakeQuestions(), nowhere).$list.get()).toEqual({
      questions: [],
      reading: { state: 'idle' },
    })
  })

  test('says that more is being loaded, and does not load it twice', async () => {
    const pages = [Promise.resolve(ok({ questions: [hum], next: [{ stringValue: 'x' }] }))]
    const page = vi.fn(() => pages.shift() ?? new Promise<never>(() => {}))
    const forum = createForum(fakeQuestions({ page: page as never }), nowhere)
    await forum.load()
    void forum.more()
    expect(forum.$list.get().reading).toEqual({ state: 'loading-more' })
    void forum.more()
    expect(page).toHaveBeenCalledTimes(2)
  })

  test('is read once, however often the page asks for it', async () => {
    const page = vi.fn(fakeQuestions().page)
    const forum = createForum(fakeQuestions({ page }), nowhere)
    forum.start()
    forum.start()
    expect(page).toHaveBeenCalledOnce()
  })

  test('changes and drops one question, and no other', () => {
    const forum = createForum(fakeQuestions(), nowhere)
    forum.add(other)
    forum.add(hum)
    forum.change('two', question => ({ ...question, title: 'Why?' }))
    expect(forum.$list.get().questions.map(({ title }) => title)).toEqual([hum.title, 'Why?'])
    forum.drop('two')
    expect(forum.$list.get().questions.map(({ id }) => id)).toEqual(['hum'])
  })

  test('forgets a question that the address named when the reader chooses what to see', async () => {
    const one = vi.fn(async () => fail('gone'))
    const forum = createForum(fakeQuestions({ one }), { ...nowhere, fragment: () => '#question-x' })
    await forum.load()
    expect(forum.$named.get()).toEqual({ state: 'missing', reason: 'gone' })
    forum.show({ sort: 'top' })
    expect(forum.$named.get()).toEqual({ state: 'none' })
    await vi.waitFor(() => expect(forum.$list.get().reading.state).toBe('ready'))
    expect(one).toHaveBeenCalledOnce()
  })
})
