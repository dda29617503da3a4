import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'

import { tokenOf } from '#local/testing/sdk.ts'
import type * as Commits from '#services/firebase/firestore/commit.ts'
import type * as Documents from '#services/firebase/firestore/documents.ts'
import type * as Queries from '#services/firebase/firestore/query-all.ts'
import type * as Decode from '#services/firebase/firestore/decode.ts'
import type * as Writes from '#services/firebase/firestore/writes.ts'
import type * as Tokens from '#services/firebase/firestore/token.ts'
import { settingsFor, startShippedRules } from '../fakes/shipped-rules.ts'

/** The one way to Firestore, against the local database under the shipped rules. */
let server: Awaited<ReturnType<typeof startShippedRules>>
let commits: typeof Commits
let documents: typeof Documents
let queries: typeof Queries
let decode: typeof Decode
let writes: typeof Writes
let tokens: typeof Tokens

const NOW = Math.floor(Date.now() / 1000)
const current = tokenOf({ sub: 'ann', name: 'Ann', exp: NOW + 3600 })
/** What a device thinks good whose clock was set back. */
const expired = tokenOf({ sub: 'ann', name: 'Ann', exp: NOW - 60 })
const token = vi.fn<(fresh?: boolean) => Promise<string | undefined>>()

beforeAll(async () => {
  server = await startShippedRules()
  vi.doMock('#services/firebase/settings.ts', () => settingsFor(server))
  vi.doMock('#services/firebase/client.ts', () => ({
    authToken: token,
    authorToken: async (fresh: boolean) => {
      const one = await token(fresh)
      return one && { token: one, name: 'Ann' }
    },
  }))
  commits = await import('#services/firebase/firestore/commit.ts')
  documents = await import('#services/firebase/firestore/documents.ts')
  queries = await import('#services/firebase/firestore/query-all.ts')
  decode = await import('#services/firebase/firestore/decode.ts')
  writes = await import('#services/firebase/firestore/writes.ts')
  tokens = await import('#services/firebase/firestore/token.ts')
})
beforeEach(() => {
  server.clear()
  token.mockReset().mockImplementation(async fresh => (fresh ? current : expired))
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const search = (name: string) =>
  writes.put(`users/ann/searches/${name}`, { query: 'no sound', at: new Date(0) })
const searches = (below = ['users', 'ann']) =>
  tokens.asMember(given =>
    queries.queryAll({ from: [{ collectionId: 'searches' }] }, { below, token: given }),
  )

describe('an expired sign-in token', () => {
  test('is renewed once, and the request succeeds', async () => {
    expect(await commits.commit([search('abc')])).toMatchObject({ ok: true })
    expect(await searches()).toMatchObject({ value: [{ fields: {} }] })
    expect(token.mock.calls).toEqual([[false], [true], [false], [true]])
  })

  test('is renewed for a post too, which carries the new token’s name', async () => {
    const posted = await commits.commitPost(name => [
      writes.put('users/ann/searches/abc', { query: name, at: new Date(0) }),
    ])
    expect(posted).toMatchObject({ ok: true, value: { name: 'Ann' } })
  })

  test('is reported as signed out when its replacement is refused too, without further attempts', async () => {
    token.mockResolvedValue(expired)
    expect(await commits.commit([search('abc')])).toEqual({ ok: false, reason: 'signed-out' })
    expect(token.mock.calls).toEqual([[false], [true]])
  })

  test('is not renewed when the security rules refuse a request', async () => {
    token.mockResolvedValue(current)
    const foreign = writes.put('users/bob/searches/abc', { query: 'x', at: new Date(0) })
    expect(await commits.commit([foreign])).toEqual({ ok: false, reason: 'refused' })
    expect(token.mock.calls).toEqual([[false]])
  })

  test('cannot be renewed offline, and the member is not told to log in again', async () => {
    token.mockImplementation(fresh =>
      fresh ? Promise.reject(new Error()) : Promise.resolve(expired),
    )
    expect(await commits.commit([search('abc')])).toEqual({ ok: false, reason: 'offline' })
  })
})

describe('a long list', () => {
  test('is read in full, one batch at a time', async () => {
    const names = Array.from({ length: 301 }, (_, at) => at.toString(16).padStart(3, '0'))
    expect(await commits.commitInBatches(names.map(search))).toEqual({ ok: true, value: null })
    const found = await searches()
    expect(found.ok && found.value.map(decode.idOf)).toEqual(names)
  })

  test('is not requested endlessly when the next batch cannot be located', async () => {
    token.mockResolvedValue(current)
    const document = { name: 'projects/p/databases/d/documents/a/b', fields: { odd: 7 } }
    const part = JSON.stringify(Array.from({ length: 300 }, () => ({ document })))
    let requests = 0
    vi.stubGlobal('fetch', async () => {
      requests += 1
      if (requests > 3) throw new TypeError('without end')
      return new Response(part)
    })
    expect(await searches()).toEqual({ ok: false, reason: 'malformed' })
    expect(requests).toBe(1)
  })

  test('is written in small batches, and those before a refused batch are kept', async () => {
    token.mockResolvedValue(current)
    const names = Array.from({ length: 10 }, (_, at) => `00${at}`)
    const done = await commits.commitInBatches([...names, 'not hexadecimal'].map(search))
    expect(done).toEqual({ ok: false, reason: 'refused' })
    const found = await searches()
    expect(found.ok && found.value).toHaveLength(10)
  })
})

describe('a field value', () => {
  const stored = (fields: object) => ({ name: 'projects/p/databases/d/documents/a/b', fields })

  test('is read if its type is one the security rules allow', () => {
    const document = v.parse(
      decode.StoredDocument,
      stored({
        text: { stringValue: 'x' },
        whole: { integerValue: '7' },
        half: { doubleValue: 0.5 },
        yes: { booleanValue: true },
        at: { timestampValue: '1970-01-01T00:00:01.5Z' },
        exact: { timestampValue: '1970-01-01T00:00:01.123456789Z' },
        typed: { doubleValue: 7 },
        none: { nullValue: null },
      }),
    )
    expect(decode.plainFields(document)).toEqual({
      text: 'x',
      whole: 7,
      half: 0.5,
      yes: true,
      at: 1500,
      exact: 1123,
      typed: 7,
      none: undefined,
    })
  })

  test('hides neither its document nor the list if its type is unknown', () => {
    const odd = stored({ text: { stringValue: 'x' }, odd: { mapValue: {} }, worse: 7 })
    const Text = v.object({ text: v.string(), id: v.string() })
    const read = documents.readAll(Text, [odd, 7, stored({ text: { integerValue: '7' } })])
    expect(read).toEqual({ ok: true, value: [{ text: 'x', id: 'b' }] })
  })
})

describe('a response', () => {
  test.each([
    [400, 'invalid'],
    [401, 'signed-out'],
    [403, 'refused'],
    [404, 'gone'],
    [409, 'busy'],
    [429, 'busy'],
    [500, 'busy'],
    [503, 'busy'],
  ])('with status %i is reported as %s', async (status, reason) => {
    vi.stubGlobal('fetch', async () => new Response('[{}]', { status }))
    expect(await searches()).toEqual({ ok: false, reason })
  })

  test('is abandoned if it takes ten seconds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )
    const waiting = searches()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await waiting).toEqual({ ok: false, reason: 'slow' })
    vi.useRealTimers()
  })
})
