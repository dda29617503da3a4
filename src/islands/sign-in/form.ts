import type { AuthError } from '#domain/sign-in/auth-error.ts'
import type { SignInMode } from '#stores/sign-in/sign-in.ts'

/** What the forms of this page share. */
export interface FormProps {
  mode: SignInMode
  authError: AuthError | undefined
  busy: boolean
  whenAgreed: (go: () => void) => void
}
