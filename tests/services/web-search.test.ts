import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createWebSearch } from '#services/web-search.ts'

let server: Server
let respond: (response: ServerResponse, address: URL) => void
let endpoint = ''

beforeEach(async () => {
  server = createServer((request, response) =>
    respond(response, new URL(request.url ?? '', endpoint)),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  vi.restoreAllMocks()
})

const search = (query: string) => createWebSearch({ endpoint, key: 'k', engineId: 'e' })(query)

test('a search sends the query, key and engine id, and keeps only results about computers', async () => {
  let asked: URL | undefined
  respond = (response, address) => {
    asked = address
    response.end(
      JSON.stringify({
        items: [
          { link: 'https://a.example/1', title: 'Laptop help', snippet: '<b>hot</b>' },
          { link: 'https://a.example/2', title: 'Cake', snippet: 'flour' },
        ],
      }),
    )
  }
  const result = await search('häßlich & <slow>')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    q: 'häßlich & <slow>',
    key: 'k',
    cx: 'e',
  })
  expect(result).toEqual({
    ok: true,
    value: [{ link: 'https://a.example/1', title: 'Laptop help', snippet: '<b>hot</b>' }],
  })
})

test.each([
  [403, 'refused'],
  [429, 'busy'],
  [500, 'refused'],
])('status %i is reported as "%s"', async (status, reason) => {
  respond = response => response.writeHead(status).end('{}')
  expect(await search('x')).toEqual({ ok: false, reason })
})

test('a response that is not JSON counts as malformed', async () => {
  respond = response => response.end('<html>captive portal</html>')
  expect(await search('x')).toEqual({ ok: false, reason: 'malformed' })
})

test('a response of an unexpected shape counts as malformed', async () => {
  respond = response => response.end('{"items":"none"}')
  expect(await search('x')).toEqual({ ok: false, reason: 'malformed' })
})

test('a server that cannot be reached counts as offline', async () => {
  server.close()
  expect(
    await createWebSearch({ endpoint: 'http://127.0.0.1:1/', key: 'k', engineId: 'e' })('x'),
  ).toEqual({
    ok: false,
    reason: 'offline',
  })
})

test('a server that takes too long counts as slow', async () => {
  respond = () => {}
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answer = search('x')
  vi.advanceTimersByTime(8000)
  expect(await answer).toEqual({ ok: false, reason: 'slow' })
  vi.useRealTimers()
})

test('without a key nothing is requested', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  expect(await createWebSearch({ endpoint, key: undefined, engineId: 'e' })('x')).toEqual({
    ok: false,
    reason: 'off',
  })
  expect(fetch).not.toHaveBeenCalled()
})
