import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { documentId } from '#domain/document-id.ts'
import { internationalNumber } from '#domain/locator/phone.ts'
import { isPicture, isStoredHere, middleSquare } from '#domain/profile/photo.ts'
import { hintOf, nameOf, returnPath, signInPath } from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'

const nobody: Member = { uid: '1', displayName: '', email: '', phoneNumber: '', photoURL: '' }

describe('the way back after signing in', () => {
  test.each([
    ['/issue/16#fix-2', '/issue/16#fix-2'],
    ['/search?q=no%20sound', '/search?q=no%20sound'],
    ['', '/'],
    [undefined, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['issue/16', '/'],
    ['/login?return=/login', '/'],
    ['/register', '/'],
    ['/loginhelp', '/loginhelp'],
  ])('%j leads to %j', (parameter, path) => expect(returnPath(parameter)).toBe(path))

  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '@',
    ':',
    '%2f',
    '\t',
    '?',
    '#',
    'a',
    'http:',
    '\u0000',
  )
  test('never leaves this site, whatever the parameter is', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), parts => {
        const { origin } = new URL(returnPath(parts.join('')), 'https://here.example')
        expect(origin).toBe('https://here.example')
      }),
    )
  })

  test('is the page that the link to sign in stood on', () => {
    const address = new URL(signInPath('/issue/16?a=b&c'), 'https://here.example')
    expect(returnPath(address.searchParams.get('return'))).toBe('/issue/16?a=b&c')
  })
})

describe('a member', () => {
  test('is called by name, else email, else telephone, else "there"', () => {
    const phoneNumber = '+447700900123'
    expect(nameOf({ ...nobody, displayName: 'Ada', email: 'a@b.c' })).toBe('Ada')
    expect(nameOf({ ...nobody, email: 'a@b.c', phoneNumber })).toBe('a@b.c')
    expect(nameOf({ ...nobody, phoneNumber })).toBe(phoneNumber)
    expect(nameOf(nobody)).toBe('there')
  })

  test('is remembered with a short name, and with a photo only where that is an address', () => {
    expect(hintOf({ ...nobody, displayName: 'x'.repeat(500) }).name).toHaveLength(200)
    expect(hintOf({ ...nobody, photoURL: 'javascript:alert(1)' })).toEqual({
      uid: '1',
      name: 'there',
    })
    const photo = 'https://photos.example/ada'
    expect(hintOf({ ...nobody, photoURL: photo })).toEqual({ uid: '1', name: 'there', photo })
  })
})

describe('a telephone number', () => {
  test.each([
    ['07700 900123', '+447700900123'],
    ['+44 7700 900123', '+447700900123'],
    ['+44 (0)7700 900-123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+1 415 555 0100', '+14155550100'],
    ['12', '12'],
    ['', ''],
    ['no number', 'nonumber'],
  ])('%j is sent as %j', (typed, sent) => expect(internationalNumber(typed, '+44')).toBe(sent))
})

describe('a photo', () => {
  const bytes = (...parts: (string | number)[]) =>
    new Uint8Array(
      parts.flatMap(part => (typeof part === 'number' ? [part] : Array.from(Buffer.from(part)))),
    )

  test.each([
    ['JPEG', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
    ['AVIF', bytes(0, 0, 0, 32, 'ftypavif')],
  ])('may be a %s file', (_kind, start) => expect(isPicture(start)).toBe(true))

  test.each([
    ['a drawing, which may carry scripts', bytes('<svg xmlns="http')],
    ['a page', bytes('<!doctype html>')],
    ['a film', bytes(0, 0, 0, 32, 'ftypisom')],
    ['a sound', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['the first byte of a picture', bytes(0xff)],
    ['nothing', bytes()],
  ])('is not %s', (_what, start) => expect(isPicture(start)).toBe(false))

  test('is cut to a square that lies within it', () => {
    const length = fc.integer({ min: 1, max: 20_000 })
    fc.assert(
      fc.property(length, length, (width, height) => {
        const { x, y, side } = middleSquare(width, height)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(width)
        expect(y + side).toBeLessThanOrEqual(height)
        expect(side).toBe(Math.min(width, height))
      }),
    )
  })

  test('is stored here or came along from Google', () => {
    expect(isStoredHere('https://store.example/v0/b/x/o/profilePhotos%2Fann?alt=media')).toBe(true)
    expect(isStoredHere('https://lh3.googleusercontent.com/a/photo')).toBe(false)
    expect(isStoredHere('')).toBe(false)
  })
})

test('the name of a document fits the database, is the same for the same text, and rarely for another', () => {
  const texts = Array.from(
    { length: 2000 },
    (_, at) => `${at % 2 ? '../.. __x__ 💻 ' : ''}query ${at}`,
  )
  const names = texts.map(documentId)
  // Of 2,000 texts thrown at random into 4,096 names, 1,582 get a name of their own on average.
  expect(new Set(names).size).toBeGreaterThan(1500)
  expect(names.every(name => /^[0-9a-f]{3}$/.test(name))).toBe(true)
  expect(texts.map(documentId)).toEqual(names)
})
