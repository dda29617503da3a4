import { describe, expect, test } from 'vitest'

import { caching, headers, pagePolicy } from '#integrations/security/policy.ts'
import type { PolicyPage, Services } from '#integrations/security/policy.ts'

const local = ['http://127.0.0.1:9099', 'http://127.0.0.1:8080']
const services: Services = {
  authDomain: 'fixwise.firebaseapp.com',
  webSearch: 'https://search.example/v1?key=1',
  tiles: 'https://tiles.example/{z}/{x}/{y}.png',
  overpass: 'https://overpass.example/api/interpreter',
  local: [],
}
const withoutAccounts: Services = { ...services, authDomain: '' }
const page = (path: string, more: Partial<PolicyPage> = {}): PolicyPage => ({
  path,
  embeds: false,
  scripts: ["'sha256-script'"],
  styles: ["'sha256-style'"],
  ...more,
})

/** The directives of a policy, each with its sources in order. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map(directive => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
const policyOf = (path: string, at = services, more: Partial<PolicyPage> = {}) =>
  directives(pagePolicy(page(path, more), at))

/** What every page may do, and no more. */
const plain = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'sha256-script'"],
  'style-src': ["'self'", "'sha256-style'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'"],
  'media-src': ["'self'"],
  'font-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
}
const database = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
]
/** On a site with accounts every page follows who is signed in. */
const withAccounts = { ...plain, 'connect-src': ["'self'", ...database] }
const photos = ['https://firebasestorage.googleapis.com', 'https://lh3.googleusercontent.com']

describe('on a site without accounts', () => {
  test.each([
    '/issue/16',
    '/topics/sound',
    '/codes',
    '/scam',
    '/404',
    '/legal',
    '/forum',
    '/login',
    '/register',
    '/profile',
    '/dashboard',
  ])('%s asks nobody but the site itself', path => {
    expect(policyOf(path, withoutAccounts)).toEqual(plain)
  })

  test('the home page searches the library and the web', () => {
    expect(policyOf('/', withoutAccounts)).toEqual({
      ...plain,
      'script-src': ["'self'", "'wasm-unsafe-eval'", "'sha256-script'"],
      'connect-src': ["'self'", 'https://search.example'],
    })
  })

  test('the search page searches the library only', () => {
    expect(policyOf('/search', withoutAccounts)).toEqual({
      ...plain,
      'script-src': ["'self'", "'wasm-unsafe-eval'", "'sha256-script'"],
    })
  })

  test('the locator shows a map, and asks it for places', () => {
    expect(policyOf('/technician-locator', withoutAccounts)).toEqual({
      ...plain,
      'connect-src': ["'self'", 'https://overpass.example'],
      'img-src': ["'self'", 'data:', 'https://tiles.example'],
    })
  })
})

describe('on a site with accounts', () => {
  test.each(['/issue/16', '/codes', '/offline', '/diagnostics'])(
    '%s asks the database as well',
    path => {
      expect(policyOf(path)).toEqual(withAccounts)
    },
  )

  test.each(['/forum', '/dashboard'])('%s shows photos of members', path => {
    expect(policyOf(path)).toEqual({ ...withAccounts, 'img-src': ["'self'", ...photos] })
  })

  const signIn = {
    ...withAccounts,
    'script-src': [
      "'self'",
      'https://apis.google.com',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      "'sha256-script'",
    ],
    'frame-src': [
      'https://fixwise.firebaseapp.com',
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
  }

  test.each(['/login', '/register'])("%s takes Google's window and its captcha", path => {
    expect(policyOf(path)).toEqual(signIn)
  })

  test('the profile takes them too, and shows photos', () => {
    expect(policyOf('/profile')).toEqual({ ...signIn, 'img-src': ["'self'", ...photos] })
  })
})

describe('a page that shows a video', () => {
  const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

  test('frames its players', () => {
    expect(policyOf('/issue/16', withoutAccounts, { embeds: true })).toEqual({
      ...plain,
      'frame-src': players,
    })
  })
})

describe('with a local backend', () => {
  const here = { ...services, local }

  test('every page asks it', () => {
    expect(policyOf('/issue/16', here)).toEqual({
      ...withAccounts,
      'connect-src': ["'self'", ...database, ...local],
    })
  })

  test('only the pages for signing in take its scripts and frames, only those with photos its pictures', () => {
    const profile = policyOf('/profile', here)
    expect(profile['script-src']?.slice(-3)).toEqual([...local, "'sha256-script'"])
    expect(profile['frame-src']?.slice(-2)).toEqual(local)
    expect(profile['img-src']).toEqual(["'self'", ...photos, ...local])
  })
})

test('each piece of inline code of a page is allowed by its own hash', () => {
  const policy = policyOf('/codes', services, { scripts: ['one', 'two'], styles: ['three'] })
  expect(policy['script-src']).toEqual(["'self'", 'one', 'two'])
  expect(policy['style-src']).toEqual(["'self'", 'three'])
})

test('the host says with each answer what a page cannot say itself', () => {
  expect(headers).toEqual({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
})

test('browsers keep files with a hash in their name for ever, and ask for the worker each time', () => {
  expect(Object.fromEntries(caching.map(({ source, value }) => [source, value]))).toEqual({
    '/worker.js': 'no-cache',
    '/_astro/**': 'public, max-age=31536000, immutable',
    '/fonts/**': 'public, max-age=31536000, immutable',
  })
})
