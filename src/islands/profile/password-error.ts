import { authErrorField, authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import type { AccountState } from '#stores/profile/own-account.ts'

/** What one of the two password fields shows: a password that is too easy is the new one, any other the old one. */
export function passwordError(now: AccountState, field: 'old' | 'new') {
  if (now.state !== 'refused' || !now.task.endsWith('password')) return {}
  const { code: reason, message: said } = now.authError
  const about = reason === 'weak-password' ? 'new' : 'old'
  return authErrorField(reason) === 'password' && about === field
    ? { error: authErrorSentence(reason, 'member'), said }
    : {}
}
