import { expect, test } from 'vitest'

import { steadyFetch } from '#services/firebase/steady-fetch.ts'

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'
const TOKEN = 'https://securetoken.googleapis.com/v1/token?key=k'
const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k'

const ask = (address: string, status: number) =>
  steadyFetch(async () => new Response('{}', { status }))(address)

test.each([LOOKUP, TOKEN])(
  'an overloaded server does not count as refusing the member: %s',
  async address => {
    for (const status of [403, 429, 500, 503])
      await expect(ask(address, status)).rejects.toThrow(`${status}`)
  },
)

test.each([
  [LOOKUP, 200],
  [LOOKUP, 400],
  [TOKEN, 401],
  [SIGN_IN, 503],
])('a response about the member, or to a sign-in, is passed on: %s %i', async (address, status) => {
  expect((await ask(address, status)).status).toBe(status)
})
