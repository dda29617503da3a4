import type { AuthError } from '#domain/sign-in/auth-error.ts'
import { authErrorField, authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import type { Field, Reader } from '#domain/sign-in/auth-error-sentences.ts'

/** What a field shows, where the error is about it. */
export function errorAt(field: Field, authError: AuthError | undefined, reader?: Reader) {
  return authError && authErrorField(authError.code) === field
    ? { error: authErrorSentence(authError.code, reader), said: authError.message }
    : {}
}
