import { publicName } from '#domain/profile/public-name.ts'
import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import type * as Client from '#services/firebase/client.ts'
import type { FirestoreFailure, FirestoreResult } from './request.ts'

/** What a request of a member carries, and the name that the rules let a post carry. */
export interface Author {
  token: string
  name: string
}

type Told<Value> = Promise<Value | undefined>

/** What the sign-in script has to tell. It is loaded by then, or is loaded now. */
async function fromSignIn<Value>(
  ask: (client: typeof Client) => Told<Value>,
): FirestoreResult<Value> {
  try {
    const value = await ask(await import('#services/firebase/client.ts'))
    return value === undefined ? fail('signed-out') : ok(value)
  } catch {
    return fail('offline')
  }
}

/**
 * A token may be over though the device thinks it good: its clock was set back, or the computer slept. The first no of
 * the database is answered with a fresh one; the second counts.
 */
async function withFreshToken<Sign, Value, Failure>(
  sign: (fresh: boolean) => FirestoreResult<Sign>,
  ask: (signed: Sign) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | FirestoreFailure>> {
  const signed = await sign(false)
  if (!signed.ok) return signed
  const first = await ask(signed.value)
  if (first.ok || first.reason !== 'signed-out') return first
  const again = await sign(true)
  return again.ok ? ask(again.value) : again
}

/** Asks something as whoever is signed in. */
export const asMember = <Value>(ask: (token: string) => FirestoreResult<Value>) =>
  withFreshToken(fresh => fromSignIn(client => client.authToken(fresh)), ask)

/** Posts something as whoever is signed in; without a public name others see "a member". */
export const asAuthor = <Value>(post: (author: Author) => FirestoreResult<Value>) =>
  withFreshToken(
    fresh => fromSignIn(client => client.authorToken(fresh)),
    ({ token, name }) => post({ token, name: publicName(name) }),
  )
