import { describe, expect, test } from 'vitest'

import { failureSentence } from '#domain/forum/failure-sentences.ts'
import { noticeSentence } from '#domain/forum/notice-sentences.ts'
import type { ForumAction, ForumFailure } from '#domain/forum/notice.ts'
import { topicTexts } from '#domain/guide/topic-pages.ts'
import { topicIds, topicOf, topics } from '#domain/guide/topics.ts'
import { authErrorOf } from '#domain/sign-in/auth-error.ts'
import type { AuthErrorCode } from '#domain/sign-in/auth-error.ts'
import { authErrorField, authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import { reportAddress, reportProblem, reportReasons } from '#domain/forum/report.ts'
import { keepSentences, searchSentences, webSearchSentences } from '#domain/sentences.ts'

/** What is no whole sentence, or stands for two things. */
const poor = (sentences: readonly string[]) =>
  sentences.filter(
    (sentence, at) => !/^[A-Z“].{12,}[.:]$/s.test(sentence) || sentences.indexOf(sentence) !== at,
  )

describe('every failure has a sentence of its own', () => {
  test('with the search, the web and the saved library', () => {
    expect(poor(Object.values(searchSentences))).toEqual([])
    expect(poor(Object.values(webSearchSentences))).toEqual([])
    expect(poor(Object.values(keepSentences))).toEqual([])
  })

  const failures: ForumFailure[] = [
    'not-set-up',
    'offline',
    'not-loaded',
    'slow',
    'malformed',
    'refused',
    'too-soon',
    'busy',
    'signed-out',
    'closed',
    'own',
    'gone',
  ]
  const deeds: ForumAction[] = ['ask', 'vote', 'edit', 'remove', 'answer']
  const failed = (action: ForumAction, reason: ForumFailure) =>
    noticeSentence({ state: 'failed', action, about: '', reason })

  test('in the forum, and what was typed is said to be still there', () => {
    expect(poor(failures.map(reason => failureSentence(reason)))).toEqual([])
    for (const deed of deeds)
      expect(failed(deed, 'gone')).toMatch(/^(?:Your|It) .+ not .+\. It is no longer there\.$/)
    for (const deed of ['ask', 'edit', 'answer'] as const)
      expect(failed(deed, 'slow')).toContain('It is still in the form.')
    expect(failureSentence('too-soon')).toContain('20 seconds')
  })

  test('about each service', () => {
    expect(failureSentence('slow')).toMatch(/^The forum took too long/)
    for (const reason of ['offline', 'slow', 'malformed', 'refused', 'busy'] as const)
      expect(failureSentence(reason, 'The database')).toMatch(/^The database /)
  })

  test('and every success has one, too', () => {
    expect(
      poor(deeds.map(deed => noticeSentence({ state: 'done', action: deed, about: '' }))),
    ).toEqual([])
    expect(noticeSentence({ state: 'none' })).toBe('')
  })

  /** Each of the provider's codes, and what it means to a reader. */
  const codes: [string, AuthErrorCode][] = [
    ['auth/invalid-login-credentials', 'wrong-password'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/missing-email', 'missing-email'],
    ['auth/missing-phone-number', 'bad-phone'],
    ['auth/missing-verification-code', 'missing-code'],
    ['auth/missing-code', 'missing-code'],
    ['auth/invalid-verification-id', 'expired-code'],
    ['auth/missing-verification-id', 'expired-code'],
    ['auth/session-expired', 'expired-code'],
    ['auth/cancelled-popup-request', 'popup-closed'],
    ['auth/user-cancelled', 'popup-closed'],
    ['auth/timeout', 'network'],
    ['auth/quota-exceeded', 'too-many'],
    ['auth/captcha-check-failed', 'captcha'],
    ['auth/missing-recaptcha-token', 'captcha'],
    ['auth/invalid-app-credential', 'captcha'],
    ['auth/missing-app-credential', 'captcha'],
    ['auth/unauthorized-domain', 'wrong-site'],
    ['auth/invalid-user-token', 'signed-out'],
    ['auth/no-current-user', 'signed-out'],
    ['auth/null-user', 'signed-out'],
    ['storage/retry-limit-exceeded', 'storage-slow'],
  ]

  test.each(codes)('with %s of the account service', (code, reason) => {
    expect(authErrorOf({ code })).toEqual({ code: reason, message: code })
  })

  test.each<[AuthErrorCode, string | undefined]>([
    ['wrong-password', 'password'],
    ['missing-password', 'password'],
    ['email-in-use', 'email'],
    ['bad-email', 'email'],
    ['missing-email', 'email'],
    ['bad-phone', 'phone'],
    ['bad-code', 'code'],
    ['missing-code', 'code'],
    ['expired-code', 'code'],
    ['photo-kind', 'photo'],
    ['photo-size', 'photo'],
    ['photo-unreadable', 'photo'],
    ['not-acknowledged', 'agree'],
    ['in-use', undefined],
    ['other-method', undefined],
    ['other-account', undefined],
    ['disabled', undefined],
    ['captcha', undefined],
    ['wrong-site', undefined],
    ['not-set-up', undefined],
    ['storage-slow', undefined],
    ['device-refuses', undefined],
    ['device-full', undefined],
    ['not-loaded', undefined],
    ['data', undefined],
    ['data-refused', undefined],
    ['data-malformed', undefined],
  ])('with an account: %s, and is led to the field: %s', (reason, field) => {
    expect(authErrorSentence(reason)).toMatch(/^[A-Z].{12,}\.$/)
    expect(authErrorSentence(reason, 'member')).toMatch(/^[A-Z].{12,}\.$/)
    expect(authErrorField(reason)).toBe(field)
  })
})

describe('a report of a post', () => {
  test('covers each kind of problem', () => {
    const words = Object.values(reportReasons)
    expect(new Set(words).size).toBe(5)
    for (const word of words) expect(word).toMatch(/^[A-Z].{8,}/)
  })

  test.each([
    ['', '', 'Choose what is wrong.'],
    ['other', '  ', 'Say in a few words what is wrong.'],
    ['other', 'It is in Latin.', undefined],
    ['spam', '', undefined],
    ['spam', 'a'.repeat(500), undefined],
    ['spam', ` ${'a'.repeat(500)} `, undefined],
    ['spam', 'a'.repeat(501), 'Keep it to 500 characters.'],
  ] as const)('of %j with %j', (trouble, words, problem) => {
    expect(reportProblem(trouble, words)).toBe(problem)
  })

  test.each([
    ['question', 'Please look at a question'],
    ['answer', 'Please look at an answer'],
    ['review', 'Please look at a review'],
  ] as const)('without an account is a letter that says which %s', (kind, subject) => {
    const about = { kind, post: 'questions/one', path: '/forum#question-one', name: '' }
    const letter = reportAddress('help@fixwise.example', about, 'https://fixwise.example')
    expect(decodeURIComponent(letter)).toBe(
      `mailto:help@fixwise.example?subject=${subject}&body=https://fixwise.example/forum#question-one\r\nquestions/one\r\n\r\nWhat is wrong with it:\r\n`,
    )
  })
})

describe('each topic', () => {
  test('has a name, a hint and words of its own, which fit a search engine', () => {
    expect(topicIds).toHaveLength(12)
    expect(new Set(topics.map(({ name }) => name)).size).toBe(12)
    for (const id of topicIds) {
      const { name, hint } = topicOf(id)
      const { description, about } = topicTexts[id]
      expect(name).not.toBe('')
      expect(hint).not.toBe('')
      expect(about).toMatch(/^[A-Z].{40,}\.$/)
      expect(description).toMatch(/^[A-Z].{40,158}\.$/)
    }
  })

  test('is one of the list', () => {
    expect(() => topicOf('cooking' as never)).toThrow('No topic "cooking"')
  })
})
