import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { documentId } from '#domain/document-id.ts'
import { tokenOf } from '#local/testing/sdk.ts'
import type { MemberDataService } from '#services/member-data.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'
import type { ReviewService } from '#services/reviews.ts'
import { settingsFor, startShippedRules } from '../fakes/shipped-rules.ts'

/** The shipped rules decide here, over the local database. */
let server: Awaited<ReturnType<typeof startShippedRules>>
let data: MemberDataService
let reader: QuestionReader
let writer: QuestionWriter
let reviews: ReviewService
/** Who is signed in. */
let uid = 'ann'

beforeAll(async () => {
  server = await startShippedRules()
  vi.doMock('#services/firebase/settings.ts', () => settingsFor(server))
  vi.doMock('#services/firebase/client.ts', () => ({
    authToken: () => Promise.resolve(tokenOf({ sub: uid })),
    authorToken: () => Promise.resolve({ token: tokenOf({ sub: uid, name: uid }), name: uid }),
  }))
  ;({ firebaseMemberData: data } = await import('#services/firebase/member-data.ts'))
  ;({ firebaseQuestions: reader } = await import('#services/firebase/questions.ts'))
  ;({ firebaseWriter: writer } = await import('#services/firebase/forum-writer.ts'))
  ;({ firebaseReviews: reviews } = await import('#services/firebase/reviews.ts'))
})
beforeEach(() => {
  server.clear()
  uid = 'ann'
})
afterAll(() => server.close())

const place = { guide: 16, title: 'No Wi-Fi', fix: 2, step: 3, at: 2000 }
const changes = {
  searches: [{ query: 'no sound', at: 1000 }],
  removedSearches: [],
  progress: [place],
}

async function asks(name: string) {
  uid = name
  const draft = { title: 'Why does it hum?', details: '', category: 'General' } as const
  const asked = await writer.ask({ uid: name }, draft, `of-${name}`)
  if (!asked.ok) throw new Error(asked.reason)
  return asked.value.id
}

const nobody = { displayName: '', email: '', phoneNumber: '', photoURL: '' }

/** The documents of a collection, read as the owner of the project. */
async function asOperator(collection: string): Promise<{ fields: object }[]> {
  const root = `http://${server.address}/v1/projects/demo-fixwise/databases/(default)/documents`
  const headers = { authorization: 'Bearer owner' }
  const listed = await (await fetch(`${root}/${collection}`, { headers })).json()
  return (listed as { documents: { fields: object }[] }).documents
}

const countOf = async (question: string) => {
  const asked = await reader.one(question)
  return asked.ok ? asked.value.votes : asked.reason
}

describe('what an account stores', () => {
  test('is read back as it was saved', async () => {
    expect(await data.save('ann', changes)).toEqual({ ok: true, value: null })
    expect(await data.load('ann')).toEqual({
      ok: true,
      value: { searches: changes.searches, progress: [place] },
    })
  })

  test('cannot be read by others, who get a refusal', async () => {
    await data.save('ann', changes)
    uid = 'bob'
    const refused = { ok: false, reason: { code: 'data-refused' } }
    expect(await data.load('ann')).toMatchObject(refused)
    expect(await data.save('ann', changes)).toMatchObject(refused)
    expect(await data.erase('ann')).toMatchObject(refused)
  })

  test('is not held up by a malformed search or a query that is too long', async () => {
    const long = { query: 'x'.repeat(201), at: 1 }
    const saved = await data.save('ann', { ...changes, searches: [long, ...changes.searches] })
    expect(saved.ok).toBe(true)
    expect(await data.load('ann')).toMatchObject({ value: { searches: changes.searches } })
  })

  test('is not held up by a damaged entry on the device, such as an impossible date', async () => {
    const saved = await data.save('ann', {
      searches: [{ query: 'far away', at: 1e20 }, ...changes.searches],
      removedSearches: [],
      progress: [{ ...place, guide: 17, at: -1e20 }, { ...place, guide: 1e6 }, place],
    })
    expect(saved.ok).toBe(true)
    expect(await data.load('ann')).toMatchObject({
      value: { searches: changes.searches, progress: [place] },
    })
  })

  test('is exported in full, even if a page shows only part of it', async () => {
    const searches = Array.from({ length: 60 }, (_, at) => ({ query: `search ${at}`, at }))
    // Two of them may get the same name in the database, where the newer one stays.
    const names = new Set(searches.map(({ query }) => documentId(query)))
    expect(names.size).toBeGreaterThan(55)
    await data.save('ann', { ...changes, searches })
    const loaded = await data.load('ann')
    expect(loaded.ok && loaded.value.searches).toHaveLength(50)
    const everything = await data.everything('ann')
    expect(everything.ok && everything.value['searches']).toHaveLength(names.size)
  })
})

describe('a member who exports their data or deletes their account', () => {
  async function isBusy() {
    await data.save('ann', changes)
    const question = await asks('ann')
    const other = await asks('bob')
    uid = 'cat'
    await writer.vote('cat', other, 1)
    uid = 'ann'
    await writer.vote('ann', other, 1)
    await writer.answer({ uid: 'ann' }, other, 'Try the cable.', 'answer')
    await reviews.save('t1', { ...nobody, uid: 'ann' }, { rating: '5', comment: 'Quick.' })
    await writer.report('ann', { post: `questions/${other}`, trouble: 'spam', words: 'Ads.' })
    return { question, other }
  }

  test('gets everything: searches, places in guides, questions, answers, votes and reviews', async () => {
    const { other } = await isBusy()
    const everything = await data.everything('ann')
    expect(everything).toMatchObject({
      ok: true,
      value: {
        searches: [{ query: 'no sound', at: '1970-01-01T00:00:01.000Z' }],
        progress: [{ guide: 16, title: 'No Wi-Fi', fix: 2, step: 3 }],
        questions: [{ title: 'Why does it hum?' }],
        answers: [{ text: 'Try the cable.' }],
        reviews: [{ comment: 'Quick.', place: 'technicians/t1/reviews/ann' }],
        votes: [{ place: `questions/${other}/votes/ann`, value: 1 }],
        reports: [{ post: `questions/${other}`, words: 'Ads.' }],
      },
    })
  })

  test('leaves nothing behind, while the votes of others remain counted', async () => {
    const { question, other } = await isBusy()
    expect(await countOf(other)).toBe(2)
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    const empty = {
      searches: [],
      progress: [],
      questions: [],
      answers: [],
      votes: [],
      reviews: [],
      reports: [],
    }
    expect(await data.everything('ann')).toEqual({ ok: true, value: empty })
    expect(await countOf(question)).toBe('gone')
    expect(await countOf(other)).toBe(1)
    expect(await reader.one(other)).toMatchObject({ value: { answers: 0 } })
    expect(await asOperator('reports')).toMatchObject([
      { fields: { words: { stringValue: 'Ads.' }, uid: { stringValue: '' } } },
    ])
    for (const { fields } of await asOperator('users/ann/pace'))
      expect(fields).toMatchObject({ post: { stringValue: '' } })
    expect(await reviews.list('t1')).toMatchObject({ ok: true, value: { reviews: [] } })
  })

  test('cannot post from another open page, unless the account is kept after all', async () => {
    const other = await asks('bob')
    uid = 'ann'
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    const draft = { title: 'Me again', details: '', category: 'General' } as const
    expect(await writer.ask({ uid: 'ann' }, draft, 'late')).toEqual({ ok: false, reason: 'closed' })
    expect(await writer.answer({ uid: 'ann' }, other, 'Me.', 'late')).toMatchObject({ ok: false })
    expect(await writer.vote('ann', other, 1)).toMatchObject({ ok: false })
    expect(await data.save('ann', changes)).toMatchObject({ ok: false })
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    expect(await data.reopen('ann')).toEqual({ ok: true, value: null })
    expect(await data.save('ann', changes)).toMatchObject({ ok: true })
  })

  test('also loses the vote on a question that has been deleted by then', async () => {
    const other = await asks('bob')
    uid = 'ann'
    await writer.vote('ann', other, 1)
    uid = 'bob'
    await writer.remove('bob', other)
    uid = 'ann'
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    expect(await data.everything('ann')).toMatchObject({ value: { votes: [] } })
  })

  test('leaves an empty placeholder for a question that others have answered', async () => {
    const question = await asks('ann')
    uid = 'bob'
    await writer.vote('bob', question, 1)
    await writer.answer({ uid: 'bob' }, question, 'Clean the fan.', 'answer')
    uid = 'ann'
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    const left = { title: '', details: '', uid: '', user: '', deleted: true, votes: 0 }
    expect(await reader.one(question)).toMatchObject({ ok: true, value: left })
    const answers = [{ text: 'Clean the fan.' }]
    expect(await reader.answers(question)).toMatchObject({ value: { answers } })
    uid = 'bob'
    expect(await data.erase('bob')).toEqual({ ok: true, value: null })
    expect(await reader.answers(question)).toEqual({ ok: true, value: { answers: [] } })
    expect(await countOf(question)).toBe('gone')
  })
})
