import { AsyncLocalStorage } from 'node:async_hooks'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { tokenOf } from '#local/testing/sdk.ts'
import type { View } from '#domain/forum/forum.ts'
import type { Vote } from '#domain/forum/vote.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'
import { settingsFor, startShippedRules } from '../fakes/shipped-rules.ts'

/** The shipped rules decide here, over the local database. */
let server: Awaited<ReturnType<typeof startShippedRules>>
let reader: QuestionReader
let writer: QuestionWriter
/** Who is signed in; where many act at once, each has a browser of their own. */
let uid: string | undefined
const browser = new AsyncLocalStorage<string>()
/** What the member's account is called; as its uid where nothing else is said. */
let accountName: string | undefined

const uidNow = () => browser.getStore() ?? uid
const nameOfNow = () => accountName ?? uidNow() ?? ''
const tokenOfNow = () => {
  const sub = uidNow()
  return sub && tokenOf({ sub, name: nameOfNow() })
}

beforeAll(async () => {
  server = await startShippedRules()
  vi.doMock('#services/firebase/settings.ts', () => settingsFor(server))
  vi.doMock('#services/firebase/client.ts', () => ({
    authToken: async () => tokenOfNow(),
    authorToken: async () => {
      const token = tokenOfNow()
      return token && { token, name: nameOfNow() }
    },
  }))
  // Twenty browsers at once share one busy processor here: how long a request waits for it says nothing of a vote.
  vi.doMock('#services/time-out.ts', () => ({ timeOut: () => new AbortController().signal }))
  ;({ firebaseQuestions: reader } = await import('#services/firebase/questions.ts'))
  ;({ firebaseWriter: writer } = await import('#services/firebase/forum-writer.ts'))
})
beforeEach(() => {
  server.clear()
  uid = undefined
  accountName = undefined
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const words = {
  title: 'Why does it hum?',
  details: 'All <b>day</b>.',
  category: 'Technical',
} as const

const newest: View = { filter: 'All', sort: 'newest' }
const top: View = { filter: 'All', sort: 'top' }
const author = (name: string) => ({ uid: name })

/** A member posts no faster than the rules allow; the tests would have to wait, so the pace is taken away. */
const rest = (name: string) =>
  asOwner(
    ['question', 'answer', 'report'].map(kind => ({
      delete: nameOf(`users/${name}/pace/${kind}`),
    })),
  )

const nameOf = (path: string) => `projects/demo-fixwise/databases/(default)/documents/${path}`

/** Written as the owner of the project, whom no rule stops. */
async function asOwner(writes: readonly object[]) {
  const address = `http://${server.address}/v1/${nameOf('')}`.replace(/\/$/, ':commit')
  const done = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  })
  expect(done.status).toBe(200)
}

/** A question that somebody asked at some time. */
const storedQuestion = (id: string, at: string, votes: number, category = 'General') => ({
  update: {
    name: nameOf(`questions/${id}`),
    fields: {
      title: { stringValue: `Question ${id}` },
      details: { stringValue: '' },
      category: { stringValue: category },
      uid: { stringValue: 'zoe' },
      user: { stringValue: '' },
      at: { timestampValue: at },
      votes: { integerValue: String(votes) },
      answers: { integerValue: '0' },
    },
  },
})

async function asks(name: string, id: string = crypto.randomUUID()) {
  await rest(name)
  uid = name
  const asked = await writer.ask(author(name), words, id)
  if (!asked.ok) throw new Error(asked.reason)
  return asked.value.id
}

const latest = async (view = newest) => {
  const page = await reader.page(view, 20)
  return page.ok ? page.value.questions : []
}
/** What the answers to a question say, in their order. */
const texts = async (question: string) => {
  const page = await reader.answers(question)
  return page.ok ? page.value.answers.map(({ text }) => text) : page.reason
}

const votes = async () => (await latest()).map(({ votes }) => votes)

/** The network from now on: requests go through `respond`, which may pass them on. */
const network = (respond: (pass: () => Promise<Response>, url: string) => Promise<Response>) => {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, options?: RequestInit) =>
    respond(() => real(input, options), input),
  )
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe('questions', () => {
  test('can be read by anybody, newest first', async () => {
    const first = await asks('ann')
    const second = await asks('bob')
    uid = undefined
    const questions = await latest()
    expect(questions.map(({ id }) => id)).toEqual([second, first])
    expect(questions[1]).toMatchObject({ ...words, uid: 'ann', user: 'ann', votes: 0, edited: 0 })
  })

  test('may not exist yet', async () => {
    expect(await reader.page(newest, 20)).toEqual({ ok: true, value: { questions: [] } })
  })

  test('can be edited, which records the time, and deleted by their author', async () => {
    const id = await asks('ann')
    const changed = { title: 'Why?', details: '', category: 'General' } as const
    const edited = await writer.edit(id, changed)
    expect(edited).toEqual({ ok: true, value: expect.any(Number) })
    expect(await latest()).toMatchObject([{ ...changed, edited: edited.ok && edited.value }])
    await writer.answer(author('ann'), id, 'Never mind.', 'a1')
    expect(await writer.remove('ann', id)).toEqual({ ok: true, value: 'deleted' })
    expect(await latest()).toEqual([])
    expect(await latest(top)).toEqual([])
    expect(await texts(id)).toEqual([])
    expect(await reader.one(id)).toEqual({ ok: false, reason: 'gone' })
  })

  test('can be deleted again after a deletion in another tab, but not edited', async () => {
    const id = await asks('ann')
    await writer.remove('ann', id)
    expect(await writer.remove('ann', id)).toEqual({ ok: true, value: 'deleted' })
    expect(await writer.edit(id, words)).toEqual({ ok: false, reason: 'gone' })
    expect(await writer.answer(author('ann'), id, 'Me.', 'a1')).toEqual({
      ok: false,
      reason: 'gone',
    })
  })

  test('never reuse the id of a deleted one', async () => {
    const id = await asks('ann')
    await writer.remove('ann', id)
    await rest('ann')
    const again = await writer.ask(author('ann'), words, id)
    expect(again).toMatchObject({ ok: true, value: words })
    expect(again.ok && again.value.id).not.toBe(id)
    uid = 'bob'
    const other = await writer.ask(author('bob'), words, id)
    expect(other.ok && other.value.id).not.toBe(id)
    expect(await latest()).toHaveLength(2)
  })

  test('are emptied instead if somebody answers at the moment of deletion', async () => {
    const id = await asks('ann')
    let answered = false
    network(async (pass, url) => {
      const response = await pass()
      if (!url.includes(':runQuery') || answered) return response
      answered = true
      await browser.run('bob', () => writer.answer(author('bob'), id, 'Oil it.', 'b1'))
      return response
    })
    expect(await writer.remove('ann', id)).toEqual({ ok: true, value: 'emptied' })
    vi.unstubAllGlobals()
    expect(await latest()).toMatchObject([{ id, title: '', deleted: true, answers: 1 }])
  })

  test('do not rank by their votes once deleted, and disappear with their last answer', async () => {
    const id = await asks('ann')
    const liked = await asks('zoe')
    for (const name of ['bob', 'cat']) await browser.run(name, () => writer.vote(name, id, 1))
    await browser.run('bob', () => writer.vote('bob', liked, 1))
    await browser.run('bob', () => writer.answer(author('bob'), id, 'Oil it.', 'b1'))
    expect((await latest(top)).map(question => question.id)).toEqual([id, liked])
    uid = 'ann'
    await writer.remove('ann', id)
    expect((await latest(top)).map(question => question.id)).toEqual([liked, id])
    uid = 'bob'
    expect(await writer.removeAnswer(id, 'b1')).toEqual({ ok: true, value: null })
    expect((await latest(top)).map(question => question.id)).toEqual([liked])
    expect(await writer.vote('bob', id, 0)).toMatchObject({ ok: false })
  })

  test('are emptied on deletion if others have answered, and the answers stay', async () => {
    const id = await asks('ann')
    await writer.answer(author('ann'), id, 'Mine', 'a1')
    uid = 'bob'
    await writer.answer(author('bob'), id, 'Oil it.', 'b1')
    uid = 'ann'
    expect(await writer.remove('ann', id)).toEqual({ ok: true, value: 'emptied' })
    expect(await latest()).toMatchObject([
      { id, title: '', details: '', uid: '', user: '', deleted: true, answers: 2 },
    ])
    expect(await texts(id)).toEqual(['Mine', 'Oil it.'])
    uid = 'bob'
    await rest('bob')
    expect(await writer.answer(author('bob'), id, 'Still there?', 'b2')).toEqual({
      ok: false,
      reason: 'gone',
    })
    expect(await writer.vote('bob', id, 1)).toEqual({ ok: false, reason: 'refused' })
  })

  test('cannot be edited by anybody else', async () => {
    const id = await asks('ann')
    uid = 'bob'
    const changed = { ...words, details: 'Spam' }
    expect(await writer.edit(id, changed)).toEqual({ ok: false, reason: 'refused' })
    expect(await writer.remove('bob', id)).toEqual({ ok: false, reason: 'refused' })
    expect(await latest()).toMatchObject([words])
  })

  test('cannot be asked once the sign-in has ended', async () => {
    expect(await writer.ask(author('ann'), words, 'one')).toEqual({
      ok: false,
      reason: 'signed-out',
    })
  })

  test('cannot be asked in somebody else’s name', async () => {
    uid = 'bob'
    expect(await writer.ask(author('ann'), words, 'one')).toEqual({ ok: false, reason: 'refused' })
  })

  test('cannot be asked from an account that is being deleted, and the member is told why', async () => {
    uid = 'ann'
    await asOwner([{ update: { name: nameOf('closedAccounts/ann'), fields: {} } }])
    expect(await writer.ask(author('ann'), words, 'one')).toEqual({ ok: false, reason: 'closed' })
  })

  test('cannot be asked faster than the rate limit allows, and the member is told why', async () => {
    uid = 'ann'
    expect(await writer.ask(author('ann'), words, 'one')).toMatchObject({ ok: true })
    expect(await writer.ask(author('ann'), words, 'two')).toEqual({ ok: false, reason: 'too-soon' })
    await rest('ann')
    expect(await writer.ask(author('ann'), words, 'two')).toMatchObject({ ok: true })
  })

  test('get their date from the database, however wrong the reader’s clock is', async () => {
    vi.useFakeTimers({ now: new Date('1999-01-01'), toFake: ['Date'] })
    const real = new Date('2020-01-01').getTime()
    try {
      await asOwner([storedQuestion('old', '2020-01-01T00:00:00Z', 0)])
      network(async (pass, url) => {
        const response = await pass()
        if (!url.includes(':commit')) return response
        return Response.json({ ...(await response.json()), commitTime: '2021-05-05T00:00:00Z' })
      })
      uid = 'ann'
      const asked = await writer.ask(author('ann'), words, 'one')
      expect(asked.ok && asked.value.at).toBe(new Date('2021-05-05').getTime())
      expect((await latest()).find(({ id }) => id === 'old')?.at).toBe(real)
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['one, the same', words, 0],
    ['one, changed since', { ...words, details: 'And at night.' }, 1],
  ])('sent again after a lost response are still %s', async (_, draft, edits) => {
    uid = 'ann'
    network(async (pass, url) => {
      await pass()
      return url.includes(':commit') || url.includes('questions/') ? lost() : pass()
    })
    expect(await writer.ask(author('ann'), words, 'one')).toEqual({ ok: false, reason: 'offline' })
    vi.unstubAllGlobals()
    expect(await writer.ask(author('ann'), draft, 'one')).toMatchObject({ ok: true, value: draft })
    const questions = await latest()
    expect(questions).toMatchObject([draft])
    expect(questions.filter(({ edited }) => edited > 0)).toHaveLength(edits)
  })
})

describe('pages of questions', () => {
  const instants = Array.from(
    { length: 23 },
    (_, place) => `2026-01-01T00:00:00.${String(Math.floor(place / 3)).padStart(6, '0')}Z`,
  )

  async function read(view: View, size: number) {
    const ids: string[] = []
    let after: Parameters<QuestionReader['page']>[2]
    do {
      const page = await reader.page(view, size, after)
      if (!page.ok) throw new Error(page.reason)
      ids.push(...page.value.questions.map(({ id }) => id))
      after = page.value.next
    } while (after)
    return ids
  }

  test.each([
    newest,
    top,
    { filter: 'Billing', sort: 'newest' },
    { filter: 'Billing', sort: 'top' },
  ] as const)(
    'contain every question once, even those posted in the same microsecond: $filter, $sort',
    async view => {
      await asOwner(
        instants.map((at, place) =>
          storedQuestion(`q${place}`, at, place % 4, place % 2 ? 'Billing' : 'General'),
        ),
      )
      const wanted = instants.flatMap((_, place) =>
        view.filter === 'All' || place % 2 ? [`q${place}`] : [],
      )
      const whole = await read(view, 100)
      expect(whole.toSorted()).toEqual(wanted.toSorted())
      expect(await read(view, 5)).toEqual(whole)
    },
  )

  test('sorted by time do not shift when questions are posted or deleted in between', async () => {
    await asOwner(instants.map((at, place) => storedQuestion(`q${place}`, at, 0)))
    const first = await reader.page(newest, 5)
    if (!first.ok) throw new Error(first.reason)
    const whole = await read(newest, 100)
    const shown = first.value.questions.map(({ id }) => id)
    const last = shown.at(-1) ?? ''
    await asOwner([
      storedQuestion('new', '2026-02-02T00:00:00Z', 0),
      { delete: nameOf(`questions/${last}`) },
    ])
    const second = await reader.page(newest, 100, first.value.next)
    expect(second.ok && second.value.questions.map(({ id }) => id)).toEqual(
      whole.filter(id => !shown.includes(id)),
    )
  })

  test('end exactly where the list ends', async () => {
    await asOwner(instants.slice(0, 5).map((at, place) => storedQuestion(`q${place}`, at, 0)))
    expect(await reader.page(newest, 5)).toMatchObject({ value: { questions: { length: 5 } } })
    const whole = await reader.page(newest, 5)
    expect(whole.ok && whole.value.next).toBeUndefined()
    const part = await reader.page(newest, 4)
    expect(part.ok && part.value.next).toBeDefined()
  })

  test('are not needed to look up one question by its id', async () => {
    await asOwner([storedQuestion('old', '2020-01-01T00:00:00Z', 7)])
    expect(await reader.one('old')).toMatchObject({ ok: true, value: { id: 'old', votes: 7 } })
    expect(await reader.one('none')).toEqual({ ok: false, reason: 'gone' })
  })
})

describe('votes', () => {
  test('count once per member, and can be changed and withdrawn', async () => {
    const id = await asks('zoe')
    uid = 'ann'
    expect(await writer.vote('ann', id, 1)).toEqual({ ok: true, value: null })
    uid = 'bob'
    await writer.vote('bob', id, 1)
    expect(await votes()).toEqual([2])
    await writer.vote('bob', id, 1)
    expect(await votes()).toEqual([2])
    await writer.vote('bob', id, -1)
    expect(await votes()).toEqual([0])
    await writer.vote('bob', id, 0)
    expect(await votes()).toEqual([1])
  })

  test('cast by one member in two tabs at once count once', async () => {
    const id = await asks('zoe')
    uid = 'ann'
    const both = await Promise.all([writer.vote('ann', id, 1), writer.vote('ann', id, 1)])
    expect(both).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ])
    expect(await votes()).toEqual([1])
  })

  test('cast by 20 members at once are counted exactly, even if they change their minds at once', async () => {
    const id = await asks('ann')
    const members = Array.from({ length: 20 }, (_, place) => `member-${place}`)
    const allVote = (wanted: (place: number) => Vote) =>
      Promise.all(
        members.map((name, place) => browser.run(name, () => writer.vote(name, id, wanted(place)))),
      )
    const all = members.map(() => ({ ok: true, value: null }))
    expect(await allVote(() => 1)).toEqual(all)
    expect(await votes()).toEqual([20])
    // 7 turn round, 7 take their vote back, 6 stay.
    expect(await allVote(place => ([-1, 0, 1] as const)[place % 3] ?? 1)).toEqual(all)
    expect(await votes()).toEqual([6 - 7])
  })

  test('cast by a member are fetched in one request', async () => {
    const first = await asks('zoe')
    const second = await asks('zoe')
    uid = 'ann'
    await writer.vote('ann', second, -1)
    expect(await writer.votesOf('ann', [first, second])).toEqual({
      ok: true,
      value: { [second]: -1 },
    })
  })

  test('cannot be looked up by anybody else', async () => {
    const id = await asks('ann')
    uid = 'bob'
    expect(await writer.votesOf('ann', [id])).toEqual({ ok: false, reason: 'refused' })
  })

  test('take one request if the page knows the earlier vote, and are corrected if the page is out of date', async () => {
    const id = await asks('ann')
    uid = 'bob'
    const asked: string[] = []
    network((pass, url) => {
      asked.push(new URL(url).pathname.split(':').at(-1) ?? '')
      return pass()
    })
    expect(await writer.vote('bob', id, 1, 0)).toEqual({ ok: true, value: null })
    expect(asked).toEqual(['commit'])
    expect(await writer.vote('bob', id, -1, 0)).toEqual({ ok: true, value: null })
    expect(asked).toEqual(['commit', 'commit', 'batchGet', 'commit'])
    vi.unstubAllGlobals()
    expect(await votes()).toEqual([-1])
  })

  test('on one’s own question are not counted', async () => {
    const id = await asks('ann')
    expect(await writer.vote('ann', id, 1)).toEqual({ ok: false, reason: 'refused' })
    expect(await votes()).toEqual([0])
  })

  test('on a deleted question are not counted', async () => {
    uid = 'ann'
    expect(await writer.vote('ann', 'gone', 1)).toMatchObject({ ok: false })
  })

  test('sent again after a lost response count once', async () => {
    const id = await asks('zoe')
    uid = 'ann'
    let losses = 1
    network(async (pass, url) => {
      const response = await pass()
      return url.includes(':commit') && losses-- > 0 ? lost() : response
    })
    expect(await writer.vote('ann', id, 1)).toEqual({ ok: true, value: null })
    expect(await votes()).toEqual([1])
  })

  test('are not counted if they never arrive, and the member is told', async () => {
    const id = await asks('zoe')
    uid = 'ann'
    network((pass, url) => (url.includes(':commit') ? lost() : pass()))
    expect(await writer.vote('ann', id, 1)).toEqual({ ok: false, reason: 'offline' })
    expect(await votes()).toEqual([0])
  })

  test('wait while others update the same count', async () => {
    const id = await asks('zoe')
    uid = 'ann'
    let busy = 2
    network((pass, url) =>
      url.includes(':commit') && busy-- > 0
        ? Promise.resolve(new Response('{}', { status: 409 }))
        : pass(),
    )
    expect(await writer.vote('ann', id, 1)).toEqual({ ok: true, value: null })
    expect(await votes()).toEqual([1])
  })
})

describe('answers', () => {
  test('can be read by anybody, oldest first, and edited and deleted by their author', async () => {
    const id = await asks('ann')
    await writer.answer(author('ann'), id, 'First', 'a1')
    uid = 'bob'
    await writer.answer(author('bob'), id, 'Second', 'b1')
    uid = undefined
    const read = async () => {
      const page = await reader.answers(id)
      return page.ok ? page.value.answers.map(({ text, edited }) => [text, edited > 0]) : []
    }
    expect(await read()).toEqual([
      ['First', false],
      ['Second', false],
    ])

    uid = 'ann'
    expect(await writer.editAnswer(id, 'b1', 'Ha.')).toEqual({ ok: false, reason: 'refused' })
    expect(await writer.editAnswer(id, 'a1', 'First, better')).toMatchObject({ ok: true })
    expect(await writer.removeAnswer(id, 'b1')).toEqual({ ok: false, reason: 'refused' })
    uid = 'bob'
    expect(await writer.removeAnswer(id, 'b1')).toEqual({ ok: true, value: null })
    expect(await writer.removeAnswer(id, 'b1')).toEqual({ ok: true, value: null })
    expect(await writer.editAnswer(id, 'b1', 'Again')).toEqual({ ok: false, reason: 'gone' })
    expect(await read()).toEqual([['First, better', true]])
    expect(await latest()).toMatchObject([{ answers: 1 }])
  })

  test('can be reached even behind hundreds of others', async () => {
    const id = await asks('ann')
    await asOwner(
      Array.from({ length: 300 }, (_, place) => ({
        update: {
          name: nameOf(`questions/${id}/answers/spam-${place}`),
          fields: {
            text: { stringValue: 'Buy this!' },
            uid: { stringValue: 'eve' },
            user: { stringValue: '' },
            at: { timestampValue: '2020-01-01T00:00:00Z' },
          },
        },
      })),
    )
    uid = 'bob'
    await writer.answer(author('bob'), id, 'Oil it.', 'b1')
    const all: string[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const page = await reader.answers(id, after)
      if (!page.ok) throw new Error(page.reason)
      all.push(...page.value.answers.map(({ text }) => text))
      after = page.value.next
    }
    expect(all).toHaveLength(301)
    expect(all.at(-1)).toBe('Oil it.')
  })

  test('to a question that an operator has deleted can still be deleted', async () => {
    const id = await asks('ann')
    uid = 'bob'
    await writer.answer(author('bob'), id, 'Oil it.', 'b1')
    await asOwner([{ delete: nameOf(`questions/${id}`) }])
    expect(await writer.removeAnswer(id, 'b1')).toEqual({ ok: true, value: null })
    expect(await texts(id)).toEqual([])
  })

  test('to a question with an unusual id are requested from that question alone', async () => {
    const asked: string[] = []
    network((pass, url) => {
      asked.push(new URL(url).pathname)
      return pass()
    })
    await reader.answers('a?b/../c#d')
    expect(asked).toEqual([expect.stringMatching(/questions\/a%3Fb%2F\.\.%2Fc%23d\/answers$/)])
  })

  test('sent again after a lost response appear once', async () => {
    const id = await asks('ann')
    network(async (pass, url) => {
      await pass()
      return url.includes(':commit') || url.includes('/answers') ? lost() : pass()
    })
    expect(await writer.answer(author('ann'), id, 'Oil it.', 'a1')).toMatchObject({ ok: false })
    vi.unstubAllGlobals()
    expect(await writer.answer(author('ann'), id, 'Oil it.', 'a1')).toMatchObject({ ok: true })
    expect(await texts(id)).toEqual(['Oil it.'])
  })
})

describe('reports', () => {
  const report = { post: 'questions/one', trouble: 'spam', words: 'Ads.' } as const

  test('are stored for an operator, and nobody else can read them', async () => {
    uid = 'bob'
    expect(await writer.report('bob', report)).toEqual({ ok: true, value: 'sent' })
    const address = `http://${server.address}/v1/${nameOf('reports')}`
    expect((await fetch(address)).status).toBe(403)
    const owner = await fetch(address, { headers: { authorization: 'Bearer owner' } })
    const { documents } = (await owner.json()) as { documents: { fields: object }[] }
    expect(documents).toHaveLength(1)
    expect(documents[0]?.fields).toMatchObject({
      trouble: { stringValue: 'spam' },
      words: { stringValue: 'Ads.' },
      uid: { stringValue: 'bob' },
    })
    const other = { ...report, post: 'questions/two' }
    expect(await writer.report('bob', other)).toEqual({ ok: false, reason: 'too-soon' })
  })

  test('of the same post are accepted once from each member', async () => {
    uid = 'bob'
    await writer.report('bob', report)
    await rest('bob')
    expect(await writer.report('bob', report)).toEqual({ ok: true, value: 'known' })
    uid = 'cat'
    expect(await writer.report('cat', report)).toEqual({ ok: true, value: 'sent' })
  })
})

describe('a member’s name', () => {
  test('is the one in their account', async () => {
    accountName = 'Ann Lee'
    uid = 'ann'
    await writer.ask(author('ann'), words, 'one')
    await writer.answer(author('ann'), 'one', 'Oil it.', 'a1')
    expect(await latest()).toMatchObject([{ user: 'Ann Lee' }])
    expect(await reader.answers('one')).toMatchObject({ value: { answers: [{ user: 'Ann Lee' }] } })
  })

  test.each(['Fixwise Support (official)', 'A'.repeat(200), ''])(
    'is left out if others must not see it, and the post is still accepted: %s',
    async name => {
      accountName = name
      uid = 'ann'
      expect(await writer.ask(author('ann'), words, 'one')).toMatchObject({ value: { user: '' } })
    },
  )
})

describe('a megabyte of text', () => {
  test('is refused by the security rules, whatever the page would have done', async () => {
    uid = 'ann'
    const draft = { ...words, details: 'x'.repeat(1_000_000) }
    expect(await writer.ask(author('ann'), draft, 'one')).toEqual({ ok: false, reason: 'refused' })
    expect(await latest()).toEqual([])
  })
})

describe('when the database fails, the list is', () => {
  const answering = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond)
  const timeOut = () => Promise.reject(new DOMException('', 'TimeoutError'))

  test.each([
    ['offline', lost],
    ['busy', async () => new Response('', { status: 503 })],
    ['slow', timeOut],
    ['refused', async () => new Response('', { status: 403 })],
    ['busy', async () => new Response('', { status: 429 })],
    ['signed-out', async () => new Response('', { status: 401 })],
    ['malformed', async () => new Response('<html>')],
    ['malformed', async () => Response.json({ documents: 7 })],
    ['malformed', async () => Response.json([{ document: { name: 'q/one', fields: {} } }])],
  ])('reported as %s', async (reason, respond) => {
    answering(respond)
    expect(await reader.page(newest, 20)).toEqual({ ok: false, reason })
  })

  test('shown without the one malformed document', async () => {
    await asks('ann')
    network(async pass => {
      const rows = (await (await pass()).json()) as object[]
      return Response.json([...rows, { document: { name: 'q/two' } }, { document: 7 }])
    })
    expect(await latest()).toHaveLength(1)
  })
})
