import * as v from 'valibot'

import { RequestError } from './error.ts'

/**
 * Who sends the request: a guest, a member, or the owner of the project, to whom no rule applies (tests and seeding).
 */
export type Identity =
  | { kind: 'nobody' }
  | { kind: 'member'; uid: string; claims: Record<string, unknown> }
  | { kind: 'owner' }

const Claims = v.looseObject({
  sub: v.pipe(v.string(), v.minLength(1)),
  iat: v.optional(v.number()),
  exp: v.optional(v.number()),
})

const bad = (message: string) => new RequestError('UNAUTHENTICATED', message)

/**
 * Reads `Authorization: Bearer …` (Firestore) or `Firebase …` (Storage). Like the emulators, it takes the word of
 * an unsigned token: this server only ever listens on this computer.
 */
export function identify(header: string | undefined, now = Date.now()): Identity {
  const [scheme = '', token = ''] = (header ?? '').split(' ')
  if (!token) return { kind: 'nobody' }
  if (!/^(bearer|firebase)$/i.test(scheme)) throw bad('Unknown kind of authorisation')
  if (token === 'owner') return { kind: 'owner' }
  const { sub, ...others } = readClaims(token)
  // The SDK dates its test tokens to 1970; they are meant never to expire.
  const forTests = others.iat === 0
  if (!forTests && others.exp !== undefined && others.exp * 1000 <= now) {
    throw bad('The sign-in has expired')
  }
  return { kind: 'member', uid: sub, claims: { sub, ...others } }
}

function readClaims(token: string): v.InferOutput<typeof Claims> {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return v.parse(Claims, JSON.parse(payload))
  } catch (cause) {
    throw Object.assign(bad('The sign-in token cannot be read'), { cause })
  }
}
