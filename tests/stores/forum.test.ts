import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import type { Question, View } from '#domain/forum/forum.ts'
import { knownOf } from '#domain/forum/forum.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult, Page, QuestionReader } from '#services/questions.ts'
import { createForum, PAGE } from '#stores/forum/forum.ts'
import { fakeQuestions, hum, nowhere } from '../fakes/questions.ts'

const ids = (forum: ReturnType<typeof createForum>) =>
  forum.$list.get().questions.map(({ id }) => id)

const settled = (forum: ReturnType<typeof createForum>) =>
  vi.waitFor(() => expect(forum.$list.get().reading.state).toMatch(/^(?:ready|failed)/))

async function setUp(others: Partial<QuestionReader> = {}, address = new URLSearchParams()) {
  const written = new URLSearchParams(address)
  let changed = () => {}
  const forum = createForum(fakeQuestions(others), {
    parameter: name => address.get(name) ?? '',
    setParameter: (name, value) => (value ? written.set(name, value) : written.delete(name)),
    fragment: () => `#${address.get('fragment') ?? ''}`,
    watchFragment: tell => {
      changed = tell
      return () => {}
    },
  })
  forum.start()
  await settled(forum)
  /** The reader presses a link to another place in the page. */
  const goTo = (fragment: string) => {
    address.set('fragment', fragment)
    changed()
  }
  return { forum, written, goTo }
}

test.each(['offline', 'slow', 'malformed', 'refused'] as const)(
  'tells why the questions cannot be read, and reads them at the next try: %s',
  async reason => {
    const answers = [fail(reason), ok({ questions: [hum] })]
    const { forum } = await setUp({ page: async () => answers.shift() ?? ok({ questions: [] }) })
    expect(forum.$list.get().reading).toEqual({ state: 'failed', reason })
    await forum.load()
    expect(forum.$list.get()).toEqual({
      questions: [hum],
      reading: { state: 'ready', more: false },
    })
  },
)

test('a site without a database sends no request', () => {
  const page = vi.fn()
  const forum = createForum(fakeQuestions({ available: false, page }), nowhere)
  forum.start()
  expect(page).not.toHaveBeenCalled()
})

describe('The view', () => {
  test('is the one that the address asks for', async () => {
    const page = vi.fn(fakeQuestions().page)
    await setUp({ page }, new URLSearchParams({ category: 'Billing', sort: 'top' }))
    expect(page).toHaveBeenCalledWith({ filter: 'Billing', sort: 'top' }, PAGE)
  })

  test('shows all questions, and says so, for a category that there is not', async () => {
    const { forum } = await setUp({}, new URLSearchParams({ category: 'Cooking' }))
    expect(forum.$view.get().filter).toBe('All')
    expect(forum.$unknown.get()).toBe('Cooking')
    forum.show({ filter: 'General' })
    expect(forum.$unknown.get()).toBe('')
  })

  test('is written into the address; what everybody sees first is not', async () => {
    const { forum, written } = await setUp()
    forum.show({ filter: 'Billing' })
    forum.show({ sort: 'top' })
    expect(Object.fromEntries(written)).toEqual({ category: 'Billing', sort: 'top' })
    forum.show({ filter: 'All', sort: 'newest' })
    expect(written.size).toBe(0)
  })

  test('shows what is known of it while the rest is on its way', async () => {
    const billing: Question = { ...hum, id: 'bill', category: 'Billing' }
    let answer: (page: Awaited<ForumResult<Page>>) => void = () => {}
    const answers = [Promise.resolve(ok({ questions: [hum, billing] }))]
    const { forum } = await setUp({
      page: () => answers.shift() ?? new Promise(resolve => (answer = resolve)),
    })
    forum.show({ filter: 'Billing' })
    expect(ids(forum)).toEqual(['bill'])
    expect(forum.$list.get().reading).toEqual({ state: 'loading' })
    answer(ok({ questions: [{ ...billing, id: 'older' }] }))
    await settled(forum)
    expect(ids(forum)).toEqual(['older'])
  })

  test('is not overwritten by the answer to an earlier one', async () => {
    const answers: ((page: Awaited<ForumResult<Page>>) => void)[] = []
    const first = [Promise.resolve(ok({ questions: [] }))]
    const { forum } = await setUp({
      page: () => first.shift() ?? new Promise(resolve => answers.push(resolve)),
    })
    forum.show({ filter: 'Billing' })
    forum.show({ filter: 'Support' })
    answers[1]?.(ok({ questions: [{ ...hum, id: 'support' }] }))
    await settled(forum)
    answers[0]?.(ok({ questions: [{ ...hum, id: 'billing' }] }))
    await Promise.resolve()
    expect(ids(forum)).toEqual(['support'])
  })
})

describe('A question', () => {
  test('that the address names is shown, wherever it stands', async () => {
    const one = vi.fn(async () => ok({ ...hum, id: 'old' }))
    const { forum } = await setUp({ one }, new URLSearchParams({ fragment: 'question-old' }))
    expect(ids(forum)).toEqual(['old', 'hum'])
    expect(one).toHaveBeenCalledWith('old')
  })

  test.each(['question-hum', 'question-sample-1', 'ask', ''])(
    'is not asked for by itself when the address names %j',
    async fragment => {
      const one = vi.fn()
      await setUp({ one }, new URLSearchParams({ fragment }))
      expect(one).not.toHaveBeenCalled()
    },
  )

  test.each(['gone', 'offline'] as const)(
    'that cannot be found leaves the list as it is, and the reader is told: %s',
    async reason => {
      const address = new URLSearchParams({ fragment: 'question-old' })
      const { forum } = await setUp({ one: async () => fail(reason) }, address)
      expect(ids(forum)).toEqual(['hum'])
      expect(forum.$named.get()).toEqual({ state: 'missing', reason })
    },
  )

  test('that cannot exist is not requested, and the reader is told', async () => {
    const one = vi.fn()
    const { forum } = await setUp({ one }, new URLSearchParams({ fragment: 'question-a%3Fb' }))
    expect(one).not.toHaveBeenCalled()
    expect(forum.$named.get()).toEqual({ state: 'missing', reason: 'gone' })
  })

  test('is shown when a link to it is followed later, and a word about another one goes', async () => {
    const { forum, goTo } = await setUp(
      { one: async id => (id === 'old' ? ok({ ...hum, id }) : fail('gone')) },
      new URLSearchParams({ fragment: 'question-none' }),
    )
    expect(forum.$named.get().state).toBe('missing')
    goTo('question-old')
    await vi.waitFor(() => expect(ids(forum)).toEqual(['old', 'hum']))
    expect(forum.$named.get()).toEqual({ state: 'none' })
    goTo('question-nothing')
    await vi.waitFor(() => expect(forum.$named.get().state).toBe('missing'))
  })

  test('that was taken away stays for the answers of others, and only for them', async () => {
    const emptied = { ...hum, title: '', uid: '', deleted: true }
    const questions = [
      { ...emptied, answers: 1 },
      { ...emptied, id: 'spent' },
    ]
    const { forum } = await setUp({ page: async () => ok({ questions }) })
    expect(ids(forum)).toEqual(['hum'])
    forum.change('hum', question => ({ ...question, answers: 0 }))
    expect(ids(forum)).toEqual([])
  })

  test('that was posted a moment ago is on top, even if the list arrives later', async () => {
    const { forum } = await setUp()
    const loading = forum.load()
    forum.add({ ...hum, id: 'new' })
    expect(ids(forum)).toEqual(['new', 'hum'])
    await loading
    expect(ids(forum)).toEqual(['new', 'hum'])
  })

  test('is changed and dropped', async () => {
    const { forum } = await setUp()
    forum.change('hum', question => ({ ...question, title: 'Why?' }))
    expect(forum.$list.get().questions[0]?.title).toBe('Why?')
    forum.drop('hum')
    expect(ids(forum)).toEqual([])
  })
})

describe('More', () => {
  test('can fail, and be loaded again without losing what is there', async () => {
    const next = [{ stringValue: 'x' }]
    const answers = [
      ok({ questions: [hum], next }),
      fail('offline'),
      ok({ questions: [{ ...hum, id: 'two' }] }),
    ] as const
    let call = 0
    const page = vi.fn(async () => answers[call++] ?? fail('gone'))
    const { forum } = await setUp({ page })
    expect(forum.$list.get().reading).toEqual({ state: 'ready', more: true })
    await forum.more()
    expect(forum.$list.get()).toEqual({
      questions: [hum],
      reading: { state: 'failed-more', reason: 'offline' },
    })
    await forum.more()
    expect(page).toHaveBeenLastCalledWith({ filter: 'All', sort: 'newest' }, PAGE, next)
    expect(ids(forum)).toEqual(['hum', 'two'])
    await forum.more()
    expect(page).toHaveBeenCalledTimes(3)
  })

  test('by votes reads on where the page ended, and all of it once at the end', async () => {
    const next = [{ integerValue: '3' }]
    const pages = [
      ok({ questions: [hum], next }),
      ok({ questions: [], next }),
      ok({ questions: [] }),
    ]
    const page = vi.fn(async () => pages.shift() ?? ok({ questions: [] }))
    const { forum } = await setUp({ page }, new URLSearchParams({ sort: 'top' }))
    await forum.more()
    await forum.more()
    const top: View = { filter: 'All', sort: 'top' }
    expect(page.mock.calls).toEqual([
      [top, PAGE],
      [top, PAGE, next],
      [top, PAGE, next],
      [top, 4 * PAGE],
    ])
  })

  /** A database that others write to between two pages. */
  function busyDatabase(first: readonly Question[]) {
    let stored = [...first]
    const page = async (view: View, most: number, after?: readonly object[]): ForumResult<Page> => {
      const sorted = knownOf(stored, view)
      const [place] = (after ?? []) as Question[]
      const isBehind = (question: Question) =>
        !place || (place.id !== question.id && knownOf([question, place], view)[0] === place)
      const rest = sorted.filter(isBehind)
      const questions = rest.slice(0, most)
      const last = questions.at(-1)
      return ok({ questions, ...(last && rest.length > most && { next: [last] }) })
    }
    return {
      page,
      meanwhile: (change: (stored: Question[]) => Question[]) => (stored = change(stored)),
    }
  }

  const Event = fc.record({
    kind: fc.constantFrom<'post' | 'delete' | 'vote'>('post', 'delete', 'vote'),
    which: fc.nat(),
    votes: fc.integer({ min: -3, max: 60 }),
  })

  test.each(['newest', 'top'] as const)(
    'leaves nothing out and shows nothing twice, whatever others do meanwhile: %s',
    sort =>
      fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 70 }),
          fc.array(fc.array(Event, { maxLength: 5 }), { maxLength: 5 }),
          async (count, rounds) => {
            const first = Array.from({ length: count }, (_, place) => ({
              ...hum,
              id: `q${place}`,
              at: place + 1,
              votes: place % 5,
            }))
            const { page, meanwhile } = busyDatabase(first)
            const forum = createForum(fakeQuestions({ page }), nowhere)
            forum.$view.set({ filter: 'All', sort })
            await forum.load()
            const deleted = new Set<string>()
            let clock = 1000
            const happen = ({ kind, which, votes }: (typeof rounds)[number][number]) =>
              meanwhile(stored => {
                const place = which % Math.max(1, stored.length)
                if (kind === 'post') return [...stored, { ...hum, id: `new${++clock}`, at: clock }]
                if (kind === 'delete') deleted.add(stored[place]?.id ?? '')
                return kind === 'delete'
                  ? stored.toSpliced(place, 1)
                  : stored.map((question, at) => (at === place ? { ...question, votes } : question))
              })
            for (let round = 0; round < 20; round++) {
              rounds[round]?.forEach(happen)
              await forum.more()
            }
            const shown = ids(forum)
            expect(new Set(shown).size).toBe(shown.length)
            const stayed = first.filter(({ id }) => !deleted.has(id))
            expect(stayed.filter(({ id }) => !shown.includes(id))).toEqual([])
            expect(forum.$list.get().reading).toEqual({ state: 'ready', more: false })
          },
        ),
        { numRuns: 60 },
      ),
  )
})
