import { readFileSync } from 'node:fs'
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { FirestoreServer } from '#local/firestore/server.ts'
import { loadRules } from '#local/rules/rules.ts'
import { PROJECT, projectFile } from '#local/project.ts'
import { firestoreAs } from '#local/testing/sdk.ts'
import { startShippedRules } from '../fakes/shipped-rules.ts'
import { publicName } from '#domain/profile/public-name.ts'
import { site } from '#site.ts'
import { AT, CASES, DELETE, DOUBLE, SEED, type Case } from './cases.ts'
import { PUBLIC_NAMES, RESERVED_NAMES } from './names.ts'

// With FIRESTORE_EMULATOR_HOST the same table runs against Google's own evaluator.
const elsewhere = process.env['FIRESTORE_EMULATOR_HOST']

let server: FirestoreServer | undefined
let address: string

beforeAll(async () => {
  if (elsewhere) {
    address = elsewhere
    await loadRulesElsewhere(elsewhere)
  } else {
    server = await startShippedRules()
    address = server.address
  }
})
afterAll(() => server?.close())

beforeEach(async () => {
  await clear()
  await setAsOwner(SEED)
})

/** The names of the accounts, as a sign-in tells them. Dan has none. */
const names: Partial<Record<string, string>> = { ann: 'Ann', bob: 'Bob', cat: 'Cat' }
const as = (who: string, name = names[who]): Firestore =>
  firestoreAs(address, who === 'nobody' ? undefined : who, name === undefined ? {} : { name })

const DENIED = { code: 'permission-denied' }

describe('the table of who may do what', () => {
  test('is long enough to mean something', () => {
    expect(CASES.filter(({ may }) => may).length).toBeGreaterThan(25)
    expect(CASES.filter(({ may }) => !may).length).toBeGreaterThan(50)
  })

  test.each(CASES)('$who may $does $path: $may, for $because', async row => {
    const outcome = await perform(as(row.who), row).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    )
    expect(outcome).toBe(row.may ? 'done' : 'permission-denied')
  })
})

describe('two posts of one kind', () => {
  const answer = (text: string) => ({ text, uid: 'bob', user: 'Bob', at: serverTimestamp() })
  const post = (path: string, data: Record<string, unknown>) =>
    perform(as('bob'), { who: 'bob', does: 'post', path, data, may: true, because: '' })
  const report = { post: 'questions/one', trouble: 'spam', words: '', uid: 'bob', at: AT }

  test('are at least 20 seconds apart, and the first of another kind need not wait', async () => {
    await post('questions/one/answers/second', answer('Try the cable.'))
    await expect(post('questions/one/answers/third', answer('Me again.'))).rejects.toMatchObject(
      DENIED,
    )
    await post('reports/one', report)
  })

  /** Moves the clock of the pace, as if the last post had been so long ago. */
  const postedAgo = (milliseconds: number) =>
    setAsOwner({
      'users/bob/pace/report': { at: new Date(Date.now() - milliseconds), post: 'before' },
    })

  test('are refused at 19 seconds and allowed at 20', async () => {
    await postedAgo(19_000)
    await expect(post('reports/one', report)).rejects.toMatchObject(DENIED)
    await postedAgo(20_000)
    await post('reports/one', report)
  })

  /** Several posts in one commit, whose pace names one of them. */
  async function together(paths: string[], named: string) {
    const database = as('bob')
    const batch = writeBatch(database)
    for (const path of paths) {
      const [, question, , counted = ''] = path.split('/')
      batch.set(doc(database, path), answer('Buy this!'))
      batch.update(doc(database, `questions/${question}`), { answers: increment(1), counted })
    }
    batch.set(doc(database, 'users/bob/pace/answer'), { at: serverTimestamp(), post: named })
    return batch.commit()
  }

  test('do not come in one commit, which has one pace', async () => {
    const [first, second] = ['questions/one/answers/x1', 'questions/bare/answers/x2']
    await expect(together([first, second], 'one/x1')).rejects.toMatchObject(DENIED)
    await expect(together([first, second], 'bare/x2')).rejects.toMatchObject(DENIED)
    await together([first], 'one/x1')
  })

  test('do not share a name below two questions', () =>
    expect(
      together(['questions/one/answers/x', 'questions/bare/answers/x'], 'one/x'),
    ).rejects.toMatchObject(DENIED))

  test('are not made possible by a pace that is let go of', async () => {
    await post('reports/one', report)
    await setDoc(doc(as('bob'), 'users/bob/pace/report'), { at: serverTimestamp(), post: '' })
    await expect(post('reports/two', report)).rejects.toMatchObject(DENIED)
  })
})

describe('the count of answers', () => {
  const count = async (question = 'one') =>
    (await getDoc(doc(as('nobody'), `questions/${question}`))).data()?.['answers'] as number
  const answer = { text: 'Try the cable.', uid: 'bob', user: 'Bob', at: serverTimestamp() }

  function reply(change: number, named = 'x', updates = 1) {
    const database = as('bob')
    const batch = writeBatch(database).set(doc(database, 'questions/one/answers/x'), answer)
    for (let update = 0; update < updates; update++)
      batch.update(doc(database, 'questions/one'), { answers: increment(change), counted: named })
    batch.set(doc(database, 'users/bob/pace/answer'), { at: serverTimestamp(), post: 'one/x' })
    return batch.commit()
  }

  test('moves by one with the answer that it names', async () => {
    await expect(reply(2)).rejects.toMatchObject(DENIED)
    await expect(reply(0)).rejects.toMatchObject(DENIED)
    await expect(reply(-1)).rejects.toMatchObject(DENIED)
    await expect(reply(1, 'first')).rejects.toMatchObject(DENIED)
    await expect(reply(1, 'x', 2)).rejects.toMatchObject(DENIED)
    await reply(1)
    expect(await count()).toBe(2)
  })

  test('moves with nothing else', () => {
    const database = as('bob')
    const batch = writeBatch(database)
      .set(doc(database, 'questions/one/answers/x'), answer)
      .update(doc(database, 'questions/one'), { answers: 2, counted: 'x', title: 'Buy this!' })
      .set(doc(database, 'users/bob/pace/answer'), { at: serverTimestamp(), post: 'one/x' })
    return expect(batch.commit()).rejects.toMatchObject(DENIED)
  })

  test('moves for each of two answers that go', async () => {
    await setAsOwner({
      'questions/one': { ...SEED['questions/one'], answers: 2 },
      'questions/one/answers/second': { ...answer, uid: 'ann', at: new Date(0) },
    })
    const database = as('ann')
    const batch = writeBatch(database)
      .delete(doc(database, 'questions/one/answers/first'))
      .delete(doc(database, 'questions/one/answers/second'))
      .update(doc(database, 'questions/one'), { answers: increment(-1), counted: 'second' })
    await expect(batch.commit()).rejects.toMatchObject(DENIED)
  })

  test('stays an int, so that it can go on moving', () => {
    const database = as('ann')
    return expect(
      writeBatch(database)
        .delete(doc(database, 'questions/one/answers/first'))
        .update(doc(database, 'questions/one'), { answers: DOUBLE, counted: 'first' })
        .commit(),
    ).rejects.toMatchObject(DENIED)
  })

  test('stays with an answer below a question that an operator has taken away', async () => {
    await setAsOwner({ 'questions/lost/answers/x': { ...answer, at: new Date(0) } })
    const left = doc(as('bob'), 'questions/lost/answers/x')
    await deleteDoc(left)
    expect((await getDoc(left)).exists()).toBe(false)
  })
})

describe('a vote', () => {
  /** One batch: the vote, and by how much the count moves. */
  const vote = (who: string, value: number | undefined, change: number, member = who) => {
    const database = as(who)
    const batch = writeBatch(database)
    const own = doc(database, `questions/one/votes/${member}`)
    if (value === undefined) batch.delete(own)
    else batch.set(own, { value, uid: who })
    batch.update(doc(database, 'questions/one'), { votes: increment(change) })
    return batch.commit()
  }
  const votes = async () =>
    (await getDoc(doc(as('nobody'), 'questions/one'))).data()?.['votes'] as number

  test('is counted, can be turned round and taken back', async () => {
    await vote('bob', 1, 1)
    await vote('cat', 1, 1)
    expect(await votes()).toBe(2)
    await vote('bob', -1, -2)
    expect(await votes()).toBe(0)
    await vote('bob', undefined, 1)
    expect(await votes()).toBe(1)
  })

  test('counts once, for one and by one', async () => {
    await expect(vote('bob', 1, 2)).rejects.toMatchObject(DENIED)
    await expect(vote('bob', 1, -1)).rejects.toMatchObject(DENIED)
    await expect(vote('bob', 2, 2)).rejects.toMatchObject(DENIED)
    await expect(vote('bob', 1, 1, 'cat')).rejects.toMatchObject(DENIED)
    await expect(vote('nobody', 1, 1)).rejects.toMatchObject(DENIED)
    await vote('bob', 1, 1)
    await expect(vote('bob', 1, 1)).rejects.toMatchObject(DENIED)
    expect(await votes()).toBe(1)
  })

  test.each([
    ['says who gave it', { value: 1, uid: 'cat' }],
    ['says nothing else', { value: 1, uid: 'bob', because: 'Buy this!' }],
    ['is a whole one', { value: 0.5, uid: 'bob' }],
  ])('%s', (_, data) => {
    const database = as('bob')
    return expect(
      writeBatch(database)
        .set(doc(database, 'questions/one/votes/bob'), data)
        .update(doc(database, 'questions/one'), { votes: increment(data.value) })
        .commit(),
    ).rejects.toMatchObject(DENIED)
  })

  test('moves the count and nothing else', () => {
    const database = as('bob')
    return expect(
      writeBatch(database)
        .set(doc(database, 'questions/one/votes/bob'), { value: 1, uid: 'bob' })
        .update(doc(database, 'questions/one'), { votes: increment(1), title: 'Buy this!' })
        .commit(),
    ).rejects.toMatchObject(DENIED)
  })

  test('is turned round to a vote, and not by a closed account', async () => {
    await vote('bob', 1, 1)
    await expect(vote('bob', 2, 1)).rejects.toMatchObject(DENIED)
    const database = as('dan')
    const batch = writeBatch(database)
      .set(doc(database, 'questions/bare/votes/dan'), { value: -1, uid: 'dan' })
      .update(doc(database, 'questions/bare'), { votes: increment(-2) })
    await expect(batch.commit()).rejects.toMatchObject(DENIED)
  })

  test('leaves the count an int, so that it can go on moving', async () => {
    await vote('bob', 1, 1)
    const database = as('bob')
    await expect(
      writeBatch(database)
        .delete(doc(database, 'questions/one/votes/bob'))
        .update(doc(database, 'questions/one'), { votes: DOUBLE })
        .commit(),
    ).rejects.toMatchObject(DENIED)
  })

  test('is not for an own question, nor from a closed account', async () => {
    await expect(vote('ann', 1, 1)).rejects.toMatchObject(DENIED)
    await expect(vote('dan', 1, 1)).rejects.toMatchObject(DENIED)
  })

  test('is not counted on an emptied question', async () => {
    const database = as('bob')
    const batch = writeBatch(database)
    batch.set(doc(database, 'questions/emptied/votes/bob'), { value: 1, uid: 'bob' })
    batch.update(doc(database, 'questions/emptied'), { votes: increment(1) })
    await expect(batch.commit()).rejects.toMatchObject(DENIED)
  })

  test('cannot be turned round or taken back without the count, unless the question is over', async () => {
    await vote('bob', 1, 1)
    const own = (who: string) => doc(as(who), 'questions/one/votes/bob')
    await expect(setDoc(own('bob'), { value: -1, uid: 'bob' })).rejects.toMatchObject(DENIED)
    await expect(deleteDoc(own('bob'))).rejects.toMatchObject(DENIED)
    const emptied = { title: '', details: '', user: '', uid: '', deleted: true, votes: 0 }
    await updateDoc(doc(as('ann'), 'questions/one'), emptied)
    await deleteDoc(own('bob'))
  })
})

// Google may count the costs of each write alone.
describe.skipIf(elsewhere)('a commit', () => {
  test('cannot be filled with what costs the database much', async () => {
    const database = as('ann')
    const batch = writeBatch(database)
    for (let at = 0; at < 200; at++)
      batch.set(doc(database, `users/ann/searches/${at.toString(16).padStart(3, '0')}`), {
        query: 'x',
        at: serverTimestamp(),
      })
    await expect(batch.commit()).rejects.toMatchObject(DENIED)
  })
})

describe('a closed account', () => {
  test('writes nothing in the commit that opens it again', async () => {
    const database = as('dan')
    const batch = writeBatch(database)
      .delete(doc(database, 'closedAccounts/dan'))
      .set(doc(database, 'users/dan/searches/abc'), { query: 'x', at: serverTimestamp() })
    await expect(batch.commit()).rejects.toMatchObject(DENIED)
  })
})

describe('the name beside a post', () => {
  const ask = (name: string, shown = name) =>
    perform(as('ann', name), {
      who: 'ann',
      does: 'post',
      path: `questions/${crypto.randomUUID()}`,
      data: {
        title: 'Why?',
        details: '',
        category: 'General',
        uid: 'ann',
        user: shown,
        at: AT,
        votes: 0,
        answers: 0,
      },
      may: true,
      because: '',
    })

  test.each(PUBLIC_NAMES)('may be %j, and the page says the same', async name => {
    expect(publicName(name)).toBe(name)
    await ask(name)
  })

  test.each(RESERVED_NAMES)('may not be %j, and the page says the same', async name => {
    expect(publicName(name)).toBe('')
    await expect(ask(name)).rejects.toMatchObject(DENIED)
    await ask(name, '')
  })

  test('is the one of the account', () =>
    expect(ask('Ann', 'Annabel')).rejects.toMatchObject(DENIED))

  test('cannot be the one of the site', () => {
    const name = `${site.name} helper`
    expect(publicName(name)).toBe('')
    return expect(ask(name)).rejects.toMatchObject(DENIED)
  })
})

function perform(database: Firestore, { who, does, path, data }: Case): Promise<unknown> {
  switch (does) {
    case 'get':
      return getDoc(doc(database, path))
    case 'list':
      return getDocs(collection(database, path))
    case 'list own':
      return getDocs(query(collection(database, path), where('uid', '==', who)))
    case 'group':
      return getDocs(collectionGroup(database, path))
    case 'group own':
      return getDocs(query(collectionGroup(database, path), where('uid', '==', who)))
    case 'set':
      return setDoc(doc(database, path), filled(data))
    case 'post':
      return post(database, who, path, data)
    case 'update':
      return updateDoc(doc(database, path), filled(data))
    case 'delete':
      return deleteDoc(doc(database, path))
    case 'remove':
      return counted(writeBatch(database).delete(doc(database, path)), database, path, -1).commit()
  }
}

/** What a page calls a post where it keeps the pace, and of which kind it is. */
function paceOf(path: string): { kind: string; post: string } {
  const [place, id = '', , below = ''] = path.split('/')
  if (place === 'reports') return { kind: 'report', post: id }
  if (place === 'technicians') return { kind: 'review', post: id }
  return below ? { kind: 'answer', post: `${id}/${below}` } : { kind: 'question', post: id }
}

/** A new post and the pace of whoever posts, in one batch; with an answer goes the count. */
function post(database: Firestore, who: string, path: string, data: Record<string, unknown>) {
  const { kind, post } = paceOf(path)
  const batch = writeBatch(database)
    .set(doc(database, path), filled(data))
    .set(doc(database, `users/${who}/pace/${kind}`), { at: serverTimestamp(), post })
  return (kind === 'answer' ? counted(batch, database, path, 1) : batch).commit()
}

/** The question of an answer counts it. */
function counted(batch: WriteBatch, database: Firestore, path: string, change: 1 | -1) {
  const [, question, , counted] = path.split('/')
  return batch.update(doc(database, `questions/${question}`), {
    answers: increment(change),
    counted,
  })
}

const filled = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value === AT ? serverTimestamp() : value === DELETE ? deleteField() : value,
    ]),
  )

const base = () => `http://${address}`
const root = `projects/${PROJECT}/databases/(default)/documents`
const owner = { authorization: 'Bearer owner' }

async function clear(): Promise<void> {
  if (server) server.clear()
  else await fetch(`${base()}/emulator/v1/${root}`, { method: 'DELETE', headers: owner })
}

/** Written as the owner of the project, whom no rule stops. */
async function setAsOwner(documents: typeof SEED): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: `${root}/${path}`, fields: fieldsOf(data) },
  }))
  const body = JSON.stringify({ writes })
  const response = await fetch(`${base()}/v1/${root}:commit`, {
    method: 'POST',
    headers: owner,
    body,
  })
  expect(response.status).toBe(200)
}

const fieldsOf = (data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value instanceof Date
        ? { timestampValue: value.toISOString() }
        : typeof value === 'number'
          ? { integerValue: String(value) }
          : typeof value === 'boolean'
            ? { booleanValue: value }
            : { stringValue: value },
    ]),
  )

async function loadRulesElsewhere(host: string): Promise<void> {
  const content = readFileSync(projectFile('firestore.rules'), 'utf8')
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const response = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body,
  })
  expect(response.status).toBe(200)
}

test('both rules files are within the subset', () => {
  const read = (name: string) => readFileSync(projectFile(name), 'utf8')
  expect(() => loadRules(read('firestore.rules'), 'cloud.firestore')).not.toThrow()
  expect(() => loadRules(read('storage.rules'), 'firebase.storage')).not.toThrow()
})
