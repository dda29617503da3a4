import {
  addDoc,
  arrayRemove,
  arrayUnion,
  average,
  Bytes,
  collection,
  collectionGroup,
  count,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  endBefore,
  GeoPoint,
  getAggregate,
  getDoc,
  getDocs,
  increment,
  limit,
  limitToLast,
  maximum,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type QueryConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { FirestoreServer } from '#local/firestore/server.ts'
import { firestoreAs, startOpenFirestore } from '#local/testing/sdk.ts'

let server: FirestoreServer
let database: Firestore

beforeAll(async () => {
  server = await startOpenFirestore()
})
beforeEach(() => {
  server.clear()
  database = firestoreAs(server.address, 'ann')
})
afterAll(() => server.close())

const stored = async (path: string) => (await getDoc(doc(database, path))).data()

describe('a document', () => {
  test('comes back as it was written, with every kind of value', async () => {
    const everything = {
      text: 'héllo 👋',
      whole: 42,
      half: 1.5,
      none: Number.NaN,
      huge: -Infinity,
      yes: true,
      nothing: null,
      list: [1, 'two', { three: 3 }],
      inner: { deep: { deeper: ['x'] }, empty: {} },
      at: new Timestamp(1_700_000_000, 123_456_000),
      place: new GeoPoint(51.5, -0.12),
      bytes: Bytes.fromUint8Array(new Uint8Array([1, 2, 3])),
      other: doc(database, 'things/two'),
    }
    await setDoc(doc(database, 'things/one'), everything)
    const found = await stored('things/one')
    expect(found).toMatchObject({
      ...everything,
      bytes: expect.anything(),
      other: expect.anything(),
    })
    expect(found?.['bytes'].toUint8Array()).toEqual(new Uint8Array([1, 2, 3]))
    expect(found?.['other'].path).toBe('things/two')
  })

  test('can be replaced, merged into, changed field by field and deleted', async () => {
    const one = doc(database, 'things/one')
    await setDoc(one, { a: 1, inner: { b: 2, c: 3 } })
    await setDoc(one, { inner: { b: 4 } }, { merge: true })
    expect(await stored('things/one')).toEqual({ a: 1, inner: { b: 4, c: 3 } })
    await updateDoc(one, { 'inner.c': deleteField(), 'odd name.x': 5 } as object)
    expect(await stored('things/one')).toEqual({ a: 1, inner: { b: 4 }, 'odd name': { x: 5 } })
    await setDoc(one, { z: 1 })
    expect(await stored('things/one')).toEqual({ z: 1 })
    await deleteDoc(one)
    expect((await getDoc(one)).exists()).toBe(false)
    await deleteDoc(one)
  })

  test('gets an id of its own', async () => {
    const added = await addDoc(collection(database, 'things'), { a: 1 })
    expect(await stored(added.path)).toEqual({ a: 1 })
  })

  test('that is not there cannot be changed', async () => {
    await expect(updateDoc(doc(database, 'things/none'), { a: 1 })).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('takes the time, sums and list changes of the server', async () => {
    const one = doc(database, 'things/one')
    const before = Date.now()
    await setDoc(one, { count: increment(2), tags: arrayUnion('a', 'b'), at: serverTimestamp() })
    await updateDoc(one, { count: increment(0.5), tags: arrayUnion('b', 'c'), most: maximum(7) })
    await updateDoc(one, { tags: arrayRemove('a'), most: maximum(3) })
    const found = await stored('things/one')
    expect(found).toMatchObject({ count: 2.5, tags: ['b', 'c'], most: 7 })
    expect(found?.['at'].toMillis()).toBeGreaterThanOrEqual(before)
  })
})

describe('a query', () => {
  const ids = async (...parts: QueryConstraint[]) =>
    (await getDocs(query(collection(database, 'things'), ...parts))).docs.map(({ id }) => id)

  beforeEach(async () => {
    const batch = writeBatch(database)
    const put = (id: string, data: object) => batch.set(doc(database, 'things', id), data)
    put('a', { n: 1, tags: ['x'], kind: 'p' })
    put('b', { n: 2, tags: ['x', 'y'], kind: 'q' })
    put('c', { n: 2.5, tags: ['z'], kind: 'p', extra: null })
    put('d', { n: 'text', kind: 'p' })
    await batch.commit()
  })

  test.each<[string, QueryConstraint[], string[]]>([
    ['everything, by name', [], ['a', 'b', 'c', 'd']],
    ['equal', [where('kind', '==', 'p')], ['a', 'c', 'd']],
    ['greater compares only numbers with numbers', [where('n', '>', 1)], ['b', 'c']],
    ['between', [where('n', '>=', 1), where('n', '<', 2.5)], ['a', 'b']],
    ['not equal leaves out what has no such field', [where('extra', '!=', 1)], []],
    ['null', [where('extra', '==', null)], ['c']],
    ['in', [where('n', 'in', [1, 'text'])], ['a', 'd']],
    ['not in', [where('n', 'not-in', [1, 2])], ['c', 'd']],
    ['list contains', [where('tags', 'array-contains', 'x')], ['a', 'b']],
    ['list contains any', [where('tags', 'array-contains-any', ['y', 'z'])], ['b', 'c']],
    ['by id', [where(documentId(), '==', 'b')], ['b']],
    ['order puts text after numbers', [orderBy('n', 'desc')], ['d', 'c', 'b', 'a']],
    ['a page', [orderBy('n'), startAfter(1), limit(2)], ['b', 'c']],
    ['up to', [orderBy('n'), endBefore(2.5)], ['a', 'b']],
    ['the last two', [orderBy('n'), limitToLast(2)], ['c', 'd']],
    ['an order leaves out what has no such field', [orderBy('tags')], ['a', 'b', 'c']],
  ])('%s', async (_, parts, expected) => expect(await ids(...parts)).toEqual(expected))

  test('one or another', async () => {
    const either = or(where('n', '==', 1), where('kind', '==', 'q'))
    const { docs } = await getDocs(query(collection(database, 'things'), either))
    expect(docs.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('a page goes on after a document', async () => {
    const page = (...more: QueryNonFilterConstraint[]) =>
      getDocs(query(collection(database, 'things'), orderBy('n'), ...more, limit(2)))
    const [, last] = (await page()).docs
    if (!last) throw new Error('the first page is too short')
    expect((await page(startAfter(last))).docs.map(({ id }) => id)).toEqual(['c', 'd'])
  })

  test('counts, sums and averages', async () => {
    const all = { rows: count(), total: sum('n'), middle: average('n') }
    const result = await getAggregate(collection(database, 'things'), all)
    expect(result.data()).toEqual({ rows: 4, total: 5.5, middle: 5.5 / 3 })
    const empty = await getAggregate(collection(database, 'nothing'), all)
    expect(empty.data()).toEqual({ rows: 0, total: 0, middle: null })
  })

  test('collections inside documents are their own, or all of one name together', async () => {
    await setDoc(doc(database, 'things/a/parts/one'), { n: 1 })
    await setDoc(doc(database, 'things/b/parts/two'), { n: 2 })
    expect((await getDocs(collection(database, 'things/a/parts'))).size).toBe(1)
    expect((await getDocs(collectionGroup(database, 'parts'))).size).toBe(2)
    expect(await ids()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('that the cloud would refuse for want of an index is refused here too', async () => {
    const needsIndex = {
      code: 'failed-precondition',
      message: expect.stringContaining('requires an index'),
    }
    await expect(ids(where('kind', '==', 'p'), orderBy('n'))).rejects.toMatchObject(needsIndex)
    await expect(ids(orderBy('kind'), orderBy('n'))).rejects.toMatchObject(needsIndex)
    const wide = query(collectionGroup(database, 'parts'), where('n', '==', 1))
    await expect(getDocs(wide)).rejects.toMatchObject(needsIndex)
  })

  test('that has an index in firestore.indexes.json is answered, in both directions', async () => {
    const newest = [where('category', '==', 'General'), orderBy('at', 'desc')]
    const oldest = [where('category', '==', 'General'), orderBy('at')]
    for (const parts of [newest, oldest]) {
      const { size } = await getDocs(query(collection(database, 'questions'), ...parts))
      expect(size).toBe(0)
    }
    const mine = query(collectionGroup(database, 'answers'), where('uid', '==', 'ann'))
    expect((await getDocs(mine)).size).toBe(0)
  })
})

describe('several writes at once', () => {
  test('happen all or not at all', async () => {
    const batch = writeBatch(database)
    batch.set(doc(database, 'things/one'), { a: 1 })
    batch.update(doc(database, 'things/none'), { a: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' })
    expect(await stored('things/one')).toBeUndefined()
  })

  test('transactions that meet try again, and none is lost', async () => {
    const one = doc(database, 'things/one')
    await setDoc(one, { n: 5 })
    const add = () =>
      runTransaction(
        database,
        async transaction => {
          const { n } = (await transaction.get(one)).data() as { n: number }
          transaction.update(one, { n: n + 1 })
        },
        { maxAttempts: 20 },
      )
    await Promise.all(Array.from({ length: 4 }, add))
    expect(await stored('things/one')).toEqual({ n: 9 })
  })

  test('a transaction sees that what it only read has changed', async () => {
    const [read, written] = [doc(database, 'things/read'), doc(database, 'things/written')]
    await setDoc(read, { open: true })
    let attempts = 0
    await runTransaction(database, async transaction => {
      attempts += 1
      const open = (await transaction.get(read)).data()?.['open'] as boolean
      if (attempts === 1) await setDoc(read, { open: false })
      transaction.set(written, { open })
    })
    expect(attempts).toBe(2)
    expect(await stored('things/written')).toEqual({ open: false })
  })
})

describe('limits are refused in words', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'a document that is too large',
      { text: 'x'.repeat(1_048_576) },
      /has \d+ bytes; 1048576 are the most/,
    ],
    ['maps that are too deep', deep(21), /at most 20 deep/],
  ])('%s', async (_, data, message) => {
    const authError = { code: 'failed-precondition', message: expect.stringMatching(message) }
    await expect(setDoc(doc(database, 'things/one'), data)).rejects.toMatchObject(authError)
  })

  test('more than 500 writes in one commit', async () => {
    const batch = writeBatch(database)
    for (let n = 0; n <= 500; n += 1) batch.set(doc(database, 'things', `n${n}`), { n })
    await expect(batch.commit()).rejects.toThrow('at most 500 writes')
  })
})

function deep(levels: number): Record<string, unknown> {
  return levels === 0 ? {} : { inner: deep(levels - 1) }
}
