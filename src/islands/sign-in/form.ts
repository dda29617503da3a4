import type { AuthError } from '#domain/sign-in/auth-error.ts'
import { authErrorField, authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import type { Field } from '#domain/sign-in/auth-error-sentences.ts'
import type { SignInMode } from '#stores/sign-in/sign-in.ts'

/** What the forms of this page share. */
export interface FormProps {
  mode: SignInMode
  authError: AuthError | undefined
  busy: boolean
  whenAgreed: (go: () => void) => void
}

/** What a field shows, where the refusal is about it. */
export function errorAt(field: Field, authError: AuthError | undefined) {
  return authError && authErrorField(authError.code) === field
    ? { error: authErrorSentence(authError.code), said: authError.message }
    : {}
}
