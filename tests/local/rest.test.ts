import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { FirestoreServer } from '#local/firestore/server.ts'
import { PROJECT } from '#local/project.ts'
import { firestoreAs, startOpenFirestore, temporaryFolder, tokenOf } from '#local/testing/sdk.ts'

let server: FirestoreServer

beforeAll(async () => {
  server = await startOpenFirestore()
})
beforeEach(() => server.clear())
afterAll(() => server.close())

const root = `projects/${PROJECT}/databases/(default)/documents`

const ask = (path: string, options: RequestInit = {}) =>
  fetch(`http://${server.address}/v1/${root}${path}`, options)

const post = (method: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`:${method}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers,
  })

const write = (path: string, fields: object) => ({ update: { name: `${root}/${path}`, fields } })

const five = async () => {
  const writes = [3, 1, 2, 5, 4].map(n =>
    write(`things/t${n}`, { n: { integerValue: n }, text: { stringValue: 'x' } }),
  )
  expect((await post('commit', { writes })).status).toBe(200)
}

describe('plain reading, without the SDK', () => {
  test('gives one document, or says that there is none', async () => {
    await five()
    const found = await ask('/things/t3?key=any')
    expect(await found.json()).toMatchObject({
      name: `${root}/things/t3`,
      fields: { n: { integerValue: '3' }, text: { stringValue: 'x' } },
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(await (await ask('/things/t3?mask.fieldPaths=n')).json()).toMatchObject({
      fields: { n: { integerValue: '3' } },
    })
    const none = await ask('/things/none')
    expect(none.status).toBe(404)
    expect(await none.json()).toMatchObject({ error: { status: 'NOT_FOUND' } })
  })

  test('gives a collection page by page, in the order asked for', async () => {
    await five()
    const names: string[] = []
    let pageToken: string | undefined = ''
    let pages = 0
    while (pageToken !== undefined) {
      const options = new URLSearchParams({
        pageSize: '2',
        orderBy: 'n desc',
        ...(pageToken && { pageToken }),
      })
      const page = (await (await ask(`/things?${options}`)).json()) as {
        documents: { name: string }[]
        nextPageToken?: string
      }
      names.push(...page.documents.map(({ name }) => name.split('/').at(-1) ?? ''))
      pageToken = page.nextPageToken
      pages += 1
    }
    expect(names).toEqual(['t5', 't4', 't3', 't2', 't1'])
    expect(pages).toBe(3)
    expect(await (await ask('/nothing')).json()).toEqual({ documents: [] })
  })

  test('gives only the fields that a query selects', async () => {
    await five()
    const structuredQuery = {
      select: { fields: [{ fieldPath: 'n' }] },
      from: [{ collectionId: 'things' }],
      limit: { value: 1 },
    }
    const [row] = (await (await post('runQuery', { structuredQuery })).json()) as {
      document: { fields: object }
    }[]
    expect(row?.document.fields).toEqual({ n: { integerValue: '1' } })
  })
})

describe('a malformed request is refused in words', () => {
  const commit = (...writes: unknown[]) => ({ writes })
  const query = (extra: object) => ({
    structuredQuery: { from: [{ collectionId: 'things' }], ...extra },
  })

  test.each<[string, string, unknown, RegExp]>([
    ['not JSON', 'commit', '{', /not JSON/],
    ['no list of writes', 'commit', { writes: 3 }, /^writes: /],
    ['an unknown write', 'commit', commit({ upsert: 'x' }), /^writes\.0/],
    [
      'no value',
      'commit',
      commit(write('things/a', { n: 3 })),
      /^writes\.0\.update\.fields\.n: is not a value/,
    ],
    [
      'an unknown kind of value',
      'commit',
      commit(write('things/a', { n: { numberValue: 3 } })),
      /is not a value/,
    ],
    [
      'a number that is none',
      'commit',
      commit(write('things/a', { n: { integerValue: 'x' } })),
      /integerValue/,
    ],
    [
      'a number that is too large',
      'commit',
      commit(write('things/a', { n: { integerValue: '9223372036854775808' } })),
      /64 bits/,
    ],
    [
      'a list in a list',
      'commit',
      commit(write('things/a', { n: { arrayValue: { values: [{ arrayValue: {} }] } } })),
      /cannot hold a list/,
    ],
    [
      'a collection as a document',
      'commit',
      commit(write('things', {})),
      /not the name of a document/,
    ],
    ['a name elsewhere', 'commit', commit({ delete: 'things/a' }), /not a name in a database/],
    ['a forbidden id', 'commit', commit(write('things/__x__', {})), /cannot be an id/],
    [
      'a reserved name',
      'commit',
      commit(write('things/a', { __x__: { nullValue: null } })),
      /a name is reserved/,
    ],
    [
      'a reserved name deep inside',
      'commit',
      `{"writes": [{"update": {"name": "${root}/things/a", "fields":
        {"a": {"arrayValue": {"values": [{"mapValue": {"fields": {"__proto__": {"nullValue": null}}}}]}}}}}]}`,
      /a name is reserved/,
    ],
    [
      'a reserved name that a transform makes',
      'commit',
      commit({
        ...write('things/a', {}),
        updateTransforms: [{ fieldPath: 'a.__x__', setToServerValue: 'REQUEST_TIME' }],
      }),
      /cannot be the name of a field/,
    ],
    [
      'an unknown transform',
      'commit',
      commit({ ...write('things/a', {}), updateTransforms: [{ fieldPath: 'a', double: 1 }] }),
      /not a transform/,
    ],
    [
      'a time that is none',
      'commit',
      commit({ delete: `${root}/things/a`, currentDocument: { updateTime: 'noon' } }),
      /not a time/,
    ],
    [
      'an unknown operator',
      'runQuery',
      query({
        where: {
          fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value: { nullValue: null } },
        },
      }),
      /where\.fieldFilter\.op/,
    ],
    ['an unknown part of a query', 'runQuery', query({ findNearest: {} }), /findNearest/],
    [
      'a field path that is none',
      'runQuery',
      query({ orderBy: [{ field: { fieldPath: 'a..b' } }] }),
      /not a field path/,
    ],
    [
      'two collections',
      'runQuery',
      { structuredQuery: { from: [{ collectionId: 'a' }, { collectionId: 'b' }] } },
      /one collection/,
    ],
    [
      'no aggregation',
      'runAggregationQuery',
      { structuredAggregationQuery: { ...query({}), aggregations: [] } },
      /aggregations/,
    ],
  ])('%s', async (_, method, body, message) => {
    await post('commit', commit(write('things/one', { a: { integerValue: 1 } })))
    const response = await post(method, body)
    expect(response.status).toBe(400)
    const answer = (await response.json()) as { error: object } | [{ error: object }]
    const { error } = Array.isArray(answer) ? answer[0] : answer
    expect(error).toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
      message: expect.stringMatching(message),
    })
  })

  test.each<[string, () => Promise<Response>, number]>([
    ['another address', () => fetch(`http://${server.address}/elsewhere`), 501],
    ['listening for changes', () => post('listen', {}), 501],
    ['a transaction by name', () => post('beginTransaction', {}), 501],
    [
      'an unreadable sign-in',
      () => post('commit', { writes: [] }, { authorization: 'Bearer x.y.z' }),
      401,
    ],
    [
      'an expired sign-in',
      () =>
        post(
          'commit',
          { writes: [] },
          { authorization: `Bearer ${tokenOf({ sub: 'ann', iat: 1, exp: 2 })}` },
        ),
      401,
    ],
    [
      'another kind of sign-in',
      () => post('commit', { writes: [] }, { authorization: 'Basic abc' }),
      401,
    ],
    ['more than the server takes', () => post('commit', 'x'.repeat(10 * 1024 * 1024 + 1)), 413],
  ])('%s', async (_, request, status) => {
    const response = await request()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { code: status } })
  })
})

test('posts survive a restart', async () => {
  const file = join(temporaryFolder(), 'deep', 'firestore.sqlite')
  const first = await startOpenFirestore(file)
  const at = (address: string) => doc(firestoreAs(address, 'ann'), 'things/kept')
  await setDoc(at(first.address), { text: 'still here' })
  await first.close()
  const second = await startOpenFirestore(file)
  expect((await getDoc(at(second.address))).data()).toEqual({ text: 'still here' })
  await second.close()
})

describe('in a browser', () => {
  const SITE = 4321
  let open: FirestoreServer
  beforeAll(async () => {
    open = await startOpenFirestore(':memory:', SITE)
  })
  afterAll(() => open.close())

  /** `fetch` chooses some headers itself; this sends what a browser would. */
  const asBrowser = (headers: Record<string, string>, method = 'GET', path = '/things') =>
    new Promise<{ status: number; allowed: string | undefined }>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: open.port, path: `/v1/${root}${path}`, method }
      const sent = request({ ...options, headers }, answer => {
        answer.resume()
        const allowed = answer.headers['access-control-allow-origin']
        resolve({ status: answer.statusCode ?? 0, allowed })
      })
      sent.once('error', reject)
      sent.end()
    })

  test.each([`http://localhost:${SITE}`, `http://127.0.0.1:${SITE}`])(
    'a page of the site may ask with a sign-in: %s',
    async origin => {
      const asked = { origin, 'access-control-request-headers': 'authorization' }
      expect(await asBrowser(asked, 'OPTIONS', ':commit')).toEqual({ status: 204, allowed: origin })
      expect(await asBrowser({ origin, authorization: 'Bearer owner' })).toMatchObject({
        status: 200,
      })
    },
  )

  test.each([
    'https://elsewhere.example',
    'http://localhost:1',
    'http://localhost.elsewhere.example:4321',
    'https://localhost:4321',
    'null',
    '',
  ])('no other page may ask for anything, least of all as the owner: %j', async origin => {
    for (const method of ['OPTIONS', 'GET'])
      expect(await asBrowser({ origin, authorization: 'Bearer owner' }, method)).toEqual({
        status: 403,
        allowed: undefined,
      })
  })

  test('no other name leads here, whomever it belongs to', async () => {
    const host = `rebound.example:${open.port}`
    expect(await asBrowser({ host })).toMatchObject({ status: 403 })
  })
})
