import { fieldOf, sentenceOf } from '#domain/sign-in/auth-error-sentences.ts'
import type { AccountState } from '#stores/profile/own-account.ts'

/** What one of the two password fields shows: a password that is too easy is the new one, any other the old one. */
export function passwordError(now: AccountState, field: 'old' | 'new') {
  if (now.state !== 'refused' || !now.task.endsWith('password')) return {}
  const { reason, said } = now.refusal
  const about = reason === 'weak-password' ? 'new' : 'old'
  return fieldOf(reason) === 'password' && about === field
    ? { error: sentenceOf(reason, 'member'), said }
    : {}
}
