import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { collections } from '#domain/collections.ts'
import type { Collection } from '#domain/collections.ts'
import { tokenOf } from '#local/testing/sdk.ts'
import type * as Encode from '#services/firebase/firestore/encode.ts'
import type { MemberDataService } from '#services/member-data.ts'
import { settingsFor, startShippedRules } from '../fakes/shipped-rules.ts'
import { SEED } from '../rules/cases.ts'

/**
 * Whoever adds a collection gives Ann a document of it in tests/rules/cases.ts: here she takes everything along, then
 * leaves.
 */
let server: Awaited<ReturnType<typeof startShippedRules>>
let data: MemberDataService
let fieldsOf: typeof Encode.fieldsOf

const root = 'projects/demo-fixwise/databases/(default)/documents'

/** Asked as the owner of the project, whom no rule stops. */
async function asOperator(method: string, body: object): Promise<unknown> {
  const response = await fetch(`http://${server.address}/v1/${root}:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return response.json()
}

beforeAll(async () => {
  server = await startShippedRules()
  vi.doMock('#services/firebase/settings.ts', () => settingsFor(server))
  vi.doMock('#services/firebase/client.ts', () => ({
    authToken: async () => tokenOf({ sub: 'ann', name: 'Ann' }),
  }))
  ;({ firebaseMemberData: data } = await import('#services/firebase/member-data.ts'))
  ;({ fieldsOf } = await import('#services/firebase/firestore/encode.ts'))
})
beforeEach(async () => {
  server.clear()
  const writes = Object.entries(SEED).map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields: fieldsOf(fields as Record<string, string>) },
  }))
  await asOperator('commit', { writes })
})
afterAll(() => server.close())

/** Ann's documents of a collection among the seeds. */
function annsIn({ path, owner }: Collection) {
  const place = owner === 'path' ? path.replace('{uid}', 'ann') : path
  const pattern = new RegExp(`^${place.replaceAll(/\{\w+\}/g, '\\w+')}$`)
  return Object.entries(SEED).filter(
    ([seed, { uid }]) => pattern.test(seed) && (owner === 'path' || uid === 'ann'),
  )
}

const described = Object.entries<Collection>(collections)
const plain = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : (value as unknown),
    ]),
  )

describe('a member with a document in every collection', () => {
  const exported = described.filter(([, collection]) => collection.export !== 'nothing')

  test.each(exported)('can export all of %s', async (name, collection) => {
    const anns = annsIn(collection)
    expect(anns).not.toEqual([])
    const everything = await data.everything('ann')
    const list = everything.ok ? everything.value[name] : everything.reason
    expect(list).toHaveLength(anns.length)
    for (const [path, fields] of anns) {
      const place = collection.export === 'fields and place' ? { place: path } : {}
      expect(list).toContainEqual(expect.objectContaining({ ...plain(fields), ...place }))
    }
  })

  test('leaves no trace after deletion, except that the account is closed', async () => {
    const leaving = described.filter(([, { erase }]) => erase !== 'stays')
    for (const [, collection] of leaving) expect(annsIn(collection)).not.toEqual([])
    expect(await data.erase('ann')).toEqual({ ok: true, value: null })
    const documents = Object.keys(SEED).map(path => `${root}/${path}`)
    const rows = (await asOperator('batchGet', { documents })) as { found?: object }[]
    const left = rows.flatMap(({ found }) => (found ? [JSON.stringify(found)] : []))
    expect(left.length).toBeGreaterThan(5)
    expect(left.filter(document => /\bann\b/i.test(document))).toEqual([])
    const closed = { documents: [`${root}/closedAccounts/ann`] }
    expect(await asOperator('batchGet', closed)).toMatchObject([{ found: {} }])
  })
})
