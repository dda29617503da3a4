import type { Refusal } from '#domain/sign-in/auth-error.ts'
import { fieldOf, sentenceOf } from '#domain/sign-in/auth-error-sentences.ts'
import type { Field } from '#domain/sign-in/auth-error-sentences.ts'
import type { SignInMode } from '#stores/sign-in/sign-in.ts'

/** What the forms of this page share. */
export interface FormProps {
  mode: SignInMode
  refusal: Refusal | undefined
  busy: boolean
  whenAgreed: (go: () => void) => void
}

/** What a field shows, where the refusal is about it. */
export function errorAt(field: Field, refusal: Refusal | undefined) {
  return refusal && fieldOf(refusal.reason) === field
    ? { error: sentenceOf(refusal.reason), said: refusal.said }
    : {}
}
