import type { AuthError } from '#domain/sign-in/auth-error.ts'
import { errorAt } from '#islands/ui/error-at.ts'
import type { AccountState } from '#stores/profile/own-account.ts'

/** Which password an error is about: one that is too easy is the new one, any other that is refused the old one. */
export const passwordOf = ({ code }: AuthError) => (code === 'weak-password' ? 'new' : 'old')

/** What one of the two password fields shows. */
export function passwordError(now: AccountState, field: 'old' | 'new') {
  if (now.state !== 'refused' || !now.task.endsWith('password')) return {}
  return passwordOf(now.authError) === field ? errorAt('password', now.authError, 'member') : {}
}
