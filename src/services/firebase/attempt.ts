import { authErrorOf } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'

/** Runs a call to the provider; what it throws becomes an error of ours. */
export async function attempt<Value>(call: () => Promise<Value>): Promise<AuthResult<Value>> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    return { ok: false, reason: authErrorOf(error) }
  }
}
