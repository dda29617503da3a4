import * as v from 'valibot'

import { fail } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'

/** Why an account or its photo could not be changed, in our words; what the provider calls it is in `codes`. */
export type AuthErrorCode =
  | 'wrong-password'
  | 'email-in-use'
  | 'weak-password'
  | 'bad-email'
  | 'missing-email'
  | 'missing-password'
  | 'bad-phone'
  | 'bad-code'
  | 'missing-code'
  | 'expired-code'
  | 'popup-closed'
  | 'popup-blocked'
  | 'network'
  | 'too-many'
  | 'not-allowed'
  | 'other-method'
  | 'other-account'
  | 'in-use'
  | 'disabled'
  | 'captcha'
  | 'blocked-storage'
  | 'wrong-site'
  | 'recent-login'
  | 'signed-out'
  | 'not-set-up'
  | 'storage-unauthenticated'
  | 'storage-unauthorized'
  | 'storage-quota'
  | 'storage-not-found'
  | 'storage-slow'
  | 'photo-kind'
  | 'photo-size'
  | 'photo-unreadable'
  | 'not-acknowledged'
  | 'device-refuses'
  | 'device-full'
  | 'not-loaded'
  | 'data'
  | 'data-refused'
  | 'data-malformed'
  | 'unknown'

/** Our code, and the provider's own message, which the page shows after our sentence. */
export interface AuthError {
  code: AuthErrorCode
  message: string
}

/** The outcome of a call to the provider. */
export type AuthResult<Value> = Result<Value, AuthError>

export const authFailure = (code: AuthErrorCode, message = '') => fail<AuthError>({ code, message })

/** The provider's codes that we have a sentence for. Several codes may mean one thing to a reader. */
const codes: ReadonlyMap<string, AuthErrorCode> = new Map<string, AuthErrorCode>(
  Object.entries({
    'auth/invalid-credential': 'wrong-password',
    'auth/invalid-login-credentials': 'wrong-password',
    'auth/wrong-password': 'wrong-password',
    'auth/user-not-found': 'wrong-password',
    'auth/email-already-in-use': 'email-in-use',
    'auth/weak-password': 'weak-password',
    'auth/password-does-not-meet-requirements': 'weak-password',
    'auth/invalid-email': 'bad-email',
    'auth/missing-email': 'missing-email',
    'auth/missing-password': 'missing-password',
    'auth/invalid-phone-number': 'bad-phone',
    'auth/missing-phone-number': 'bad-phone',
    'auth/invalid-verification-code': 'bad-code',
    'auth/missing-verification-code': 'missing-code',
    'auth/missing-code': 'missing-code',
    'auth/code-expired': 'expired-code',
    'auth/invalid-verification-id': 'expired-code',
    'auth/missing-verification-id': 'expired-code',
    'auth/session-expired': 'expired-code',
    'auth/popup-closed-by-user': 'popup-closed',
    'auth/cancelled-popup-request': 'popup-closed',
    'auth/user-cancelled': 'popup-closed',
    'auth/popup-blocked': 'popup-blocked',
    'auth/network-request-failed': 'network',
    'auth/timeout': 'network',
    'auth/too-many-requests': 'too-many',
    'auth/quota-exceeded': 'too-many',
    'auth/operation-not-allowed': 'not-allowed',
    'auth/admin-restricted-operation': 'not-allowed',
    'auth/account-exists-with-different-credential': 'other-method',
    'auth/user-mismatch': 'other-account',
    'auth/credential-already-in-use': 'in-use',
    'auth/provider-already-linked': 'in-use',
    'auth/user-disabled': 'disabled',
    'auth/captcha-check-failed': 'captcha',
    'auth/missing-recaptcha-token': 'captcha',
    'auth/invalid-app-credential': 'captcha',
    'auth/missing-app-credential': 'captcha',
    'auth/web-storage-unsupported': 'blocked-storage',
    'auth/unauthorized-domain': 'wrong-site',
    'auth/requires-recent-login': 'recent-login',
    'auth/user-token-expired': 'signed-out',
    'auth/invalid-user-token': 'signed-out',
    'auth/no-current-user': 'signed-out',
    'auth/null-user': 'signed-out',
    'storage/unauthenticated': 'storage-unauthenticated',
    'storage/unauthorized': 'storage-unauthorized',
    'storage/quota-exceeded': 'storage-quota',
    'storage/object-not-found': 'storage-not-found',
    'storage/retry-limit-exceeded': 'storage-slow',
  } satisfies Record<string, AuthErrorCode>),
)

const ProviderError = v.object({
  code: v.string(),
  message: v.optional(v.string(), ''),
})

/** The photo store's answer where its SDK has no code for it: for a bucket that is not there, for example. */
const StoreError = v.object({ status: v.number(), message: v.optional(v.string(), '') })

const statuses: ReadonlyMap<number, AuthErrorCode> = new Map<number, AuthErrorCode>([
  [401, 'storage-unauthenticated'],
  [402, 'storage-quota'],
  [403, 'storage-unauthorized'],
  [404, 'storage-not-found'],
])

/**
 * What a rejection by the provider means. It may be anything: a browser without room is no provider's error, and its
 * words are for programmers.
 */
export function authErrorOf(error: unknown): AuthError {
  if (error instanceof Error && error.name === 'QuotaExceededError')
    return { code: 'device-full', message: '' }
  const known = v.safeParse(ProviderError, error)
  if (!known.success) return { code: 'unknown', message: '' }
  const { code, message } = known.output
  const store = v.safeParse(StoreError, error)
  const reason = codes.get(code) ?? (store.success ? statuses.get(store.output.status) : undefined)
  return { code: reason ?? 'unknown', message: message || code }
}
