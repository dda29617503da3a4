import { describe, expect, test } from 'vitest'

import { authErrorOf } from '#domain/sign-in/auth-error.ts'
import { authErrorField, authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'

const said = (code: string) => {
  const error = authErrorOf({ code, message: `Firebase: Error (${code}).` })
  return authErrorSentence(error.code)
}

describe('each refusal of the provider has a plain sentence', () => {
  test.each([
    ['auth/invalid-credential', /do not fit together/],
    ['auth/wrong-password', /do not fit together/],
    ['auth/user-not-found', /do not fit together/],
    ['auth/email-already-in-use', /already an account with this email address/],
    ['auth/weak-password', /too easy to guess/],
    ['auth/invalid-email', /does not look like an email address/],
    ['auth/missing-password', /Type your password/],
    ['auth/invalid-phone-number', /not a whole telephone number/],
    ['auth/invalid-verification-code', /not the code that we sent/],
    ['auth/code-expired', /too old/],
    ['auth/popup-closed-by-user', /window was closed/],
    ['auth/popup-blocked', /browser stopped the Google window/],
    ['auth/network-request-failed', /cannot be reached/],
    ['auth/too-many-requests', /too many tries/],
    ['auth/operation-not-allowed', /switched off here/],
    ['auth/account-exists-with-different-credential', /Google is added to it/],
    ['auth/user-disabled', /switched off/],
    ['auth/user-token-expired', /have been logged out/],
    ['auth/web-storage-unsupported', /blocks the storage that the Google window needs/],
    ['auth/requires-recent-login', /once more that it is you/],
  ])('%s', (code, sentence) => expect(said(code)).toMatch(sentence))

  test.each([
    [401, 'storage/unauthenticated', /you are logged out/],
    [403, 'storage/unauthorized', /not allowed to store/],
    [402, 'storage/quota-exceeded', /space for photos is full/],
    [404, 'storage/object-not-found', /place for photos was not found/],
  ])('an answer %i of the photo store, which the SDK calls %s', (_status, code, sentence) =>
    expect(said(code)).toMatch(sentence),
  )

  test.each([
    [401, 'storage-unauthenticated'],
    [402, 'storage-quota'],
    [403, 'storage-unauthorized'],
    [404, 'storage-not-found'],
  ])(
    'an answer %i of the photo store is known although the SDK has no code for it',
    (status, code) =>
      expect(authErrorOf({ code: 'storage/unknown', message: 'Unknown.', status })).toEqual({
        code,
        message: 'Unknown.',
      }),
  )

  test('a browser without room, and a fault of a program, are not put into the words of programmers', () => {
    expect(authErrorOf(new DOMException('exceeded the quota', 'QuotaExceededError'))).toEqual({
      code: 'device-full',
      message: '',
    })
    expect(authErrorOf(new SyntaxError('Unexpected token < in JSON'))).toEqual({
      code: 'unknown',
      message: '',
    })
  })

  test('a member who changes the account reads other words than somebody who wants in', () => {
    expect(authErrorSentence('wrong-password', 'member')).toMatch(
      /not the password that you log in with/,
    )
    expect(authErrorSentence('network', 'member')).toMatch(/^Nothing has changed/)
    expect(authErrorSentence('weak-password', 'member')).toBe(authErrorSentence('weak-password'))
  })

  test('an unknown code still gets a sentence, and the provider is quoted', () => {
    const authError = authErrorOf({ code: 'auth/brand-new', message: 'Firebase: New.' })
    expect(authErrorSentence(authError.code)).toBe('That did not work. Try again in a moment.')
    expect(authError.message).toBe('Firebase: New.')
  })

  test('a refusal without words is quoted by its code', () => {
    expect(authErrorOf({ code: 'auth/internal-error' })).toEqual({
      code: 'unknown',
      message: 'auth/internal-error',
    })
  })

  test('an answer of the photo store that nobody knows is unknown, and its code goes before its status', () => {
    expect(authErrorOf({ code: 'storage/unknown', status: 500 }).code).toBe('unknown')
    expect(authErrorOf({ code: 'storage/quota-exceeded', status: 403 }).code).toBe('storage-quota')
  })

  test('what only has the name of a full browser is none', () => {
    expect(authErrorOf({ name: 'QuotaExceededError', code: 'auth/timeout' }).code).toBe('network')
  })

  test.each([undefined, null, 'text', 7, {}, new Error('no code'), { code: 'toString' }])(
    'what is thrown may be %j',
    thrown => expect(authErrorOf(thrown).code).toBe('unknown'),
  )

  test('a sentence about a field leads to it; one about the connection does not', () => {
    expect(authErrorField('weak-password')).toBe('password')
    expect(authErrorField('network')).toBeUndefined()
  })
})
