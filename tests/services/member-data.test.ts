import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { firestoreAs, tokenOf } from '#local/testing/sdk.ts'
import type { MemberDataService } from '#services/member-data.ts'
import type { QuestionReader, QuestionWriter } from '#services/questions.ts'
import { settingsFor, startShippedRules } from '../fakes/shipped-rules.ts'

/** The shipped rules decide here, over the local database. */
let server: Awaited<ReturnType<typeof startShippedRules>>
let data: MemberDataService
let reader: QuestionReader
let writer: QuestionWriter
const databases = new Map<string, Firestore>()
/** Who is signed in. */
let uid = 'ann'

const databaseOf = (name: string) => {
  const database = databases.get(name) ?? firestoreAs(server.address, name)
  databases.set(name, database)
  return database
}

beforeAll(async () => {
  server = await startShippedRules()
  vi.doMock('#services/firebase/settings.ts', () => settingsFor(server))
  vi.doMock('#services/firebase/client.ts', () => ({
    firestore: () => Promise.resolve(databaseOf(uid)),
    authToken: () => Promise.resolve(tokenOf({ sub: uid })),
  }))
  ;({ firebaseMemberData: data } = await import('#services/firebase/member-data.ts'))
  ;({ firebaseQuestions: reader } = await import('#services/firebase/questions.ts'))
  ;({ firebaseWriter: writer } = await import('#services/firebase/forum-writer.ts'))
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
  const asked = await writer.ask({ uid: name, displayName: name }, draft, `of-${name}`)
  if (!asked.ok) throw new Error(asked.reason)
  return asked.value.id
}

const countOf = async (question: string) => {
  const asked = await reader.one(question)
  return asked.ok ? asked.value.votes : asked.reason
}

describe('what an account keeps', () => {
  test('comes back as it was sent', async () => {
    expect(await data.save('ann', changes)).toEqual({ ok: true, value: null })
    expect(await data.load('ann')).toEqual({
      ok: true,
      value: { searches: changes.searches, progress: [place] },
    })
  })

  test('is shut to others, and that is told as a refusal', async () => {
    await data.save('ann', changes)
    uid = 'bob'
    const refused = { ok: false, refusal: { reason: 'data-refused' } }
    expect(await data.load('ann')).toMatchObject(refused)
    expect(await data.save('ann', changes)).toMatchObject(refused)
    expect(await data.erase('ann')).toMatchObject(refused)
  })

  test('a search of another shape and a query that is too long do not stop the rest', async () => {
    const long = { query: 'x'.repeat(201), at: 1 }
    const saved = await data.save('ann', { ...changes, searches: [long, ...changes.searches] })
    expect(saved.ok).toBe(true)
    expect(await data.load('ann')).toMatchObject({ value: { searches: changes.searches } })
  })

  test('nor does a damaged entry of a device, such as a time that no calendar has', async () => {
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

  test('more than a page shows is in the file with a member’s data', async () => {
    const searches = Array.from({ length: 60 }, (_, at) => ({ query: `search ${at}`, at }))
    await data.save('ann', { ...changes, searches })
    const loaded = await data.load('ann')
    expect(loaded.ok && loaded.value.searches).toHaveLength(50)
    const everything = await data.everything('ann')
    expect(everything.ok && everything.value['searches']).toHaveLength(60)
  })
})

describe('a member who takes the data along, or leaves', () => {
  async function isBusy() {
    await data.save('ann', changes)
    const question = await asks('ann')
    const other = await asks('bob')
    uid = 'bob'
    await writer.vote('bob', other, 1)
    uid = 'ann'
    await writer.vote('ann', other, 1)
    await writer.vote('ann', question, -1)
    await writer.answer({ uid: 'ann', displayName: 'Ann' }, other, 'Try the cable.', 'answer')
    await setDoc(doc(databaseOf('ann'), 'technicians/t1/reviews/ann'), {
      uid: 'ann',
      rating: '5',
      comment: 'Quick.',
      name: 'Ann',
      at: serverTimestamp(),
    })
    return { question, other }
  }

  test('gets everything: searches, places, questions, answers, votes and reviews', async () => {
    const { question, other } = await isBusy()
    const everything = await data.everything('ann')
    expect(everything).toMatchObject({
      ok: true,
      value: {
        searches: [{ query: 'no sound', at: '1970-01-01T00:00:01.000Z' }],
        progress: [{ guide: 16, title: 'No Wi-Fi', fix: 2, step: 3 }],
        questions: [{ title: 'Why does it hum?' }],
        answers: [{ text: 'Try the cable.' }],
        reviews: [{ comment: 'Quick.', place: 'technicians/t1/reviews/ann' }],
      },
    })
    const votes = everything.ok ? (everything.value['votes'] as { place: string }[]) : []
    expect(votes.map(vote => vote.place).toSorted()).toEqual(
      [question, other].map(id => `questions/${id}/votes/ann`).toSorted(),
    )
  })

  test('leaves nothing behind, and the votes of others stay counted', async () => {
    const { question, other } = await isBusy()
    expect(await countOf(other)).toBe(2)
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    const empty = { searches: [], progress: [], questions: [], answers: [], votes: [], reviews: [] }
    expect(await data.everything('ann')).toEqual({ ok: true, value: empty })
    expect(await countOf(question)).toBe('gone')
    expect(await countOf(other)).toBe(1)
    const review = await getDoc(doc(databaseOf('bob'), 'technicians/t1/reviews/ann'))
    expect(review.exists()).toBe(false)
  })

  test('a vote under a question that is gone by then goes too', async () => {
    const other = await asks('bob')
    uid = 'ann'
    await writer.vote('ann', other, 1)
    uid = 'bob'
    await writer.remove('bob', other)
    uid = 'ann'
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    expect(await data.everything('ann')).toMatchObject({ value: { votes: [] } })
  })

  test('a question that others have answered keeps its place, without words or name', async () => {
    const question = await asks('ann')
    uid = 'bob'
    await writer.vote('bob', question, 1)
    await writer.answer({ uid: 'bob', displayName: 'Bob' }, question, 'Clean the fan.', 'answer')
    uid = 'ann'
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    const left = { title: '', details: '', uid: '', user: '', deleted: true, votes: 1 }
    expect(await reader.one(question)).toMatchObject({ ok: true, value: left })
    expect(await reader.answers(question)).toMatchObject({ value: [{ text: 'Clean the fan.' }] })
    uid = 'bob'
    expect(await data.erase('bob')).toEqual({ ok: true, value: null })
    expect(await reader.answers(question)).toEqual({ ok: true, value: [] })
  })
})
