import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { startFirestore } from '#local/firestore/server.ts'
import { projectFile } from '#local/project.ts'
import { tokenOf } from '#local/testing/sdk.ts'
import type { QuestionService } from '#services/questions.ts'

/** The shipped rules decide here, over the local database. */
let server: Awaited<ReturnType<typeof startFirestore>>
let questions: QuestionService
/** Who is signed in. */
let uid: string | undefined

beforeAll(async () => {
  server = await startFirestore({
    port: 0,
    file: ':memory:',
    rules: projectFile('firestore.rules'),
    indexes: projectFile('firestore.indexes.json'),
  })
  vi.doMock('#services/firebase/settings.ts', () => ({
    settings: { projectId: 'demo-fixwise', apiKey: 'local-key' },
    emulators: { firestore: server.address },
  }))
  vi.doMock('#services/firebase/client.ts', () => ({
    authToken: async () => uid && tokenOf({ sub: uid }),
  }))
  ;({ firebaseQuestions: questions } = await import('#services/firebase/questions.ts'))
})
beforeEach(() => {
  server.clear()
  uid = undefined
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const words = {
  title: 'Why does it hum?',
  details: 'All <b>day</b>.',
  category: 'Technical',
} as const

async function asks(name: string) {
  uid = name
  const asked = await questions.ask({ uid: name, displayName: name }, words)
  if (!asked.ok) throw new Error(asked.reason)
  return asked.value.id
}

const votes = async () => {
  const latest = await questions.latest()
  return latest.ok && latest.value.map(({ votes }) => votes)
}

describe('Questions', () => {
  test('are read by anybody, newest first', async () => {
    const first = await asks('ann')
    const second = await asks('bob')
    uid = undefined
    const latest = await questions.latest()
    expect(latest.ok && latest.value.map(({ id }) => id)).toEqual([second, first])
    expect(latest.ok && latest.value[1]).toMatchObject({
      ...words,
      uid: 'ann',
      user: 'ann',
      votes: 0,
    })
  })

  test('there may be none yet', async () => {
    expect(await questions.latest()).toEqual({ ok: true, value: [] })
  })

  test('are changed and deleted by whoever asked', async () => {
    const id = await asks('ann')
    const changed = { title: 'Why?', details: '', category: 'General' } as const
    expect(await questions.edit(id, changed)).toEqual({ ok: true, value: null })
    expect(await questions.latest()).toMatchObject({ value: [changed] })
    expect(await questions.remove(id)).toEqual({ ok: true, value: null })
    expect(await questions.latest()).toEqual({ ok: true, value: [] })
  })

  test('are not changed by anybody else', async () => {
    const id = await asks('ann')
    uid = 'bob'
    const changed = { ...words, details: 'Spam' }
    expect(await questions.edit(id, changed)).toEqual({ ok: false, reason: 'refused' })
    expect(await questions.remove(id)).toEqual({ ok: false, reason: 'refused' })
  })

  test('are not asked by somebody whose sign-in has ended', async () => {
    expect(await questions.ask({ uid: 'ann', displayName: '' }, words)).toEqual({
      ok: false,
      reason: 'signed-out',
    })
  })

  test('are not asked in the name of another', async () => {
    uid = 'bob'
    const asked = await questions.ask({ uid: 'ann', displayName: '' }, words)
    expect(asked).toEqual({ ok: false, reason: 'refused' })
  })
})

describe('Votes', () => {
  test('count once a member, and can be changed and taken back', async () => {
    const id = await asks('ann')
    expect(await questions.vote('ann', id, 1)).toEqual({ ok: true, value: null })
    uid = 'bob'
    await questions.vote('bob', id, 1)
    expect(await votes()).toEqual([2])
    await questions.vote('bob', id, 1)
    expect(await votes()).toEqual([2])
    await questions.vote('bob', id, -1)
    expect(await votes()).toEqual([0])
    await questions.vote('bob', id, 0)
    expect(await votes()).toEqual([1])
  })

  test('are known to the member who gave them, in one request', async () => {
    const first = await asks('ann')
    const second = await asks('ann')
    await questions.vote('ann', second, -1)
    expect(await questions.votesOf('ann', [first, second])).toEqual({
      ok: true,
      value: { [second]: -1 },
    })
  })

  test('are nobody else’s business', async () => {
    const id = await asks('ann')
    uid = 'bob'
    expect(await questions.votesOf('ann', [id])).toEqual({ ok: false, reason: 'refused' })
  })

  test('on a question that is gone are not counted', async () => {
    uid = 'ann'
    expect(await questions.vote('ann', 'gone', 1)).toMatchObject({ ok: false })
  })
})

describe('Answers', () => {
  test('are read by anybody, oldest first, and deleted by whoever wrote them', async () => {
    const id = await asks('ann')
    const author = { uid: 'ann', displayName: '' }
    await questions.answer(author, id, 'First')
    const second = await questions.answer(author, id, 'Second')
    uid = undefined
    const read = await questions.answers(id)
    expect(read.ok && read.value.map(({ text }) => text)).toEqual(['First', 'Second'])

    uid = 'ann'
    if (second.ok) await questions.removeAnswer(id, second.value.id)
    const left = await questions.answers(id)
    expect(left.ok && left.value.map(({ text }) => text)).toEqual(['First'])
  })
})

describe('A name', () => {
  test('that is longer than the rules allow is cut, not refused', async () => {
    uid = 'ann'
    const asked = await questions.ask({ uid: 'ann', displayName: 'A'.repeat(200) }, words)
    expect(asked.ok && asked.value.user).toHaveLength(80)
  })
})

describe('When the database does not answer as it should, it is', () => {
  const answering = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', respond)
  const timeOut = () => Promise.reject(new DOMException('', 'TimeoutError'))

  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['offline', async () => new Response('', { status: 503 })],
    ['slow', timeOut],
    ['refused', async () => new Response('', { status: 403 })],
    ['refused', async () => new Response('', { status: 429 })],
    ['signed-out', async () => new Response('', { status: 401 })],
    ['malformed', async () => new Response('<html>')],
    ['malformed', async () => Response.json({ documents: 7 })],
    ['malformed', async () => Response.json({ documents: [{ name: 'q/one', fields: {} }] })],
  ])('%s', async (reason, respond) => {
    answering(respond)
    expect(await questions.latest()).toEqual({ ok: false, reason })
  })

  test('shown without the one document that makes no sense', async () => {
    await asks('ann')
    const good = await (
      await fetch(
        `http://${server.address}/v1/projects/demo-fixwise/databases/(default)/documents/questions`,
      )
    ).json()
    answering(async () => Response.json({ documents: [...good.documents, { name: 'q/two' }, 7] }))
    const latest = await questions.latest()
    expect(latest.ok && latest.value).toHaveLength(1)
  })
})
