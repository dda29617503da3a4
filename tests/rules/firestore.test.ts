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
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { FirestoreServer } from '#local/firestore/server.ts'
import { loadRules } from '#local/rules/rules.ts'
import { PROJECT, projectFile } from '#local/project.ts'
import { firestoreAs } from '#local/testing/sdk.ts'
import { startShippedRules } from '../fakes/shipped-rules.ts'
import { AT, CASES, DELETE, SEED, type Case } from './cases.ts'

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

const as = (who: string): Firestore => firestoreAs(address, who === 'nobody' ? undefined : who)

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
  test('are at least 20 seconds apart, and the first of another kind need not wait', async () => {
    const posted = (path: string) => {
      const row = CASES.find(
        ({ who, does, path: at, may }) => who === 'bob' && does === 'post' && at === path && may,
      )
      if (!row) throw new Error(`No case posts ${path}`)
      return perform(as('bob'), row)
    }
    await posted('questions/one/answers/second')
    await expect(
      perform(as('bob'), {
        who: 'bob',
        does: 'post',
        path: 'questions/one/answers/third',
        data: { text: 'Me again.', uid: 'bob', user: 'Bob', at: AT },
        may: false,
        because: 'it is too soon',
      }),
    ).rejects.toMatchObject(DENIED)
    await posted('reports/one')
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
    await vote('ann', 1, 1)
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
    await expect(vote('bob', 1, 1, 'ann')).rejects.toMatchObject(DENIED)
    await expect(vote('nobody', 1, 1)).rejects.toMatchObject(DENIED)
    await vote('bob', 1, 1)
    await expect(vote('bob', 1, 1)).rejects.toMatchObject(DENIED)
    expect(await votes()).toBe(1)
  })

  test('is not counted on an emptied question', async () => {
    const database = as('bob')
    const batch = writeBatch(database)
    batch.set(doc(database, 'questions/emptied/votes/bob'), { value: 1, uid: 'bob' })
    batch.update(doc(database, 'questions/emptied'), { votes: increment(1) })
    await expect(batch.commit()).rejects.toMatchObject(DENIED)
  })

  test('cannot be turned round or taken back without the count, unless the question is gone', async () => {
    await vote('bob', 1, 1)
    const own = (who: string) => doc(as(who), 'questions/one/votes/bob')
    await expect(setDoc(own('bob'), { value: -1, uid: 'bob' })).rejects.toMatchObject(DENIED)
    await expect(deleteDoc(own('bob'))).rejects.toMatchObject(DENIED)
    await deleteDoc(doc(as('ann'), 'questions/one'))
    await deleteDoc(own('bob'))
  })
})

function perform(database: Firestore, { who, does, path, data }: Case): Promise<unknown> {
  switch (does) {
    case 'get':
      return getDoc(doc(database, path))
    case 'list':
      return getDocs(collection(database, path))
    case 'group':
      return getDocs(collectionGroup(database, path))
    case 'set':
      return setDoc(doc(database, path), filled(data))
    case 'post':
      return post(database, who, path, data)
    case 'update':
      return updateDoc(doc(database, path), filled(data))
    case 'delete':
      return deleteDoc(doc(database, path))
  }
}

/** A new post and the pace of whoever posts, in one batch. */
function post(database: Firestore, who: string, path: string, data: Record<string, unknown>) {
  const kind = path.startsWith('reports/')
    ? 'report'
    : path.includes('/answers/')
      ? 'answer'
      : 'question'
  return writeBatch(database)
    .set(doc(database, path), filled(data))
    .set(doc(database, `users/${who}/pace/${kind}`), { at: serverTimestamp() })
    .commit()
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
