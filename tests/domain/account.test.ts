import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { documentId } from '#domain/document-id.ts'
import { internationalNumber } from '#domain/locator/phone.ts'
import { isPicture, isStoredHere, middleSquare } from '#domain/profile/photo.ts'
import { publicName } from '#domain/profile/public-name.ts'
import {
  hintOf,
  isSameHint,
  MemberHint,
  nameOf,
  returnPath,
  signInPath,
  withHint,
} from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { parseSyncSnapshot } from '#domain/sync/snapshot.ts'
import { PUBLIC_NAMES, RESERVED_NAMES } from '../rules/names.ts'

const nobody: Member = { uid: '1', displayName: '', email: '', phoneNumber: '', photoURL: '' }

describe('the way back after signing in', () => {
  test.each([
    ['/issue/16#fix-2', '/issue/16#fix-2'],
    ['/search?q=no%20sound', '/search?q=no%20sound'],
    ['', '/'],
    [undefined, '/'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['//evil.example/issue/16', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['issue/16', '/'],
    ['/login?return=/login', '/'],
    ['/register', '/'],
    ['/loginhelp', '/loginhelp'],
    ['/login#now', '/'],
    ['/register?return=/', '/'],
    ['/guides/login', '/guides/login'],
    ['/issue/16/../7?a#b', '/issue/7?a#b'],
    ['/http://%', '/http://%'],
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

  test('is left out where it is home, or a page that is not there', () => {
    expect(signInPath('/')).toBe('/login')
    expect(signInPath('/404')).toBe('/login')
    expect(signInPath('/404s')).toBe('/login?return=%2F404s')
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
    expect(hintOf({ ...nobody, photoURL: 'http://photos.example/ada' })).toHaveProperty('photo')
    expect(hintOf({ ...nobody, photoURL: `blob:${photo}` })).not.toHaveProperty('photo')
  })

  const ada = { ...nobody, displayName: 'Ada', email: 'a@b.c', photoURL: 'https://x.example/ada' }

  test('is shown as a newer tab knows her: with name and photo, or without', () => {
    const photo = 'https://x.example/new'
    expect(withHint(ada, { uid: '1', name: 'Ada L.', photo })).toEqual({
      ...ada,
      displayName: 'Ada L.',
      photoURL: photo,
    })
    const nameless = { ...ada, displayName: '', photoURL: '' }
    expect(withHint(ada, hintOf(nameless))).toEqual(nameless)
  })

  test('is the same in two tabs if uid, name and photo are', () => {
    const hint = hintOf(ada)
    expect(isSameHint(hint, { ...hint })).toBe(true)
    for (const other of [{ uid: '2' }, { name: 'Eve' }, { photo: 'https://x.example/eve' }])
      expect(isSameHint(hint, { ...hint, ...other })).toBe(false)
  })

  test('is remembered by name, whatever else a device holds', () => {
    expect(v.parse(MemberHint, { name: 'Ada', uid: 7, photo: 'javascript:alert(1)' })).toEqual({
      name: 'Ada',
      uid: undefined,
      photo: undefined,
    })
    expect(v.is(MemberHint, { uid: '1' })).toBe(false)
  })
})

describe('the name that others see', () => {
  test.each(PUBLIC_NAMES)('may be %j', name => expect(publicName(name)).toBe(name))
  test.each(RESERVED_NAMES)('may not be %j', name => expect(publicName(name)).toBe(''))
})

describe('what a device remembers of the last merge with an account', () => {
  const snapshot = {
    uid: 'ada',
    searches: [{ query: 'fan', at: 1 }],
    progress: [{ guide: 1, at: 2 }],
  }

  test('is read as it was noted, and as merged where an earlier version did not say', () => {
    expect(parseSyncSnapshot(JSON.stringify(snapshot))).toEqual({ ...snapshot, merged: true })
    const open = { ...snapshot, merged: false }
    expect(parseSyncSnapshot(JSON.stringify(open))).toEqual(open)
  })

  test.each([undefined, '', '{', 'null', '[]', '{"uid":"ada"}'])('is nothing if it is %j', stored =>
    expect(parseSyncSnapshot(stored)).toBeUndefined(),
  )
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
    ['7700.900/123', '7700900123'],
    ['000 44', '00044'],
    ['00', '00'],
    ['+440', '+44'],
    ['1 0044 7', '100447'],
    ['1 07700', '107700'],
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
    ['early GIF', bytes('GIF87a, and more')],
    ['moving AVIF', bytes(0, 0, 0, 32, 'ftypavis')],
    ['WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
    ['AVIF', bytes(0, 0, 0, 32, 'ftypavif')],
  ])('may be a %s file', (_kind, start) => expect(isPicture(start)).toBe(true))

  test.each([
    ['a drawing, which may carry scripts', bytes('<svg xmlns="http')],
    ['a page', bytes('<!doctype html>')],
    ['a film', bytes(0, 0, 0, 32, 'ftypisom')],
    ['a sound', bytes('RIFF', 1, 2, 3, 4, 'WAVE')],
    ['the first byte of a picture', bytes(0xff)],
    ['a JPEG whose second byte is wrong', bytes(0xff, 0xd9, 0xff)],
    ['a JPEG whose third byte is wrong', bytes(0xff, 0xd8, 0xfe)],
    ['a JPEG whose first byte is wrong', bytes(0xfe, 0xd8, 0xff)],
    ['the words of a PNG alone', bytes(0x88, 'PNG\r\n', 0x1a, '\n')],
    ['the first byte of a PNG alone', bytes(0x89, 'png\r\n', 0x1a, '\n')],
    ['a page that speaks of a GIF', bytes('a GIF89a')],
    ['a GIF of no version', bytes('GIF88a')],
    ['words of a WebP without its head', bytes('RIFX', 1, 2, 3, 4, 'WEBP')],
    ['a still picture of another maker', bytes(0, 0, 0, 32, 'ftypheic')],
    ['an AVIF without its head', bytes(0, 0, 0, 32, 'mdatavif')],
    ['a name that ends like an AVIF', bytes(0, 0, 0, 32, 'ftypxavi')],
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
        // As much is cut off on one side as on the other.
        expect(Math.abs(width - side - 2 * x)).toBeLessThanOrEqual(1)
        expect(Math.abs(height - side - 2 * y)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('is stored here or came along from Google', () => {
    expect(isStoredHere('https://store.example/v0/b/x/o/profilePhotos%2Fann?alt=media')).toBe(true)
    expect(isStoredHere('https://lh3.googleusercontent.com/a/photo')).toBe(false)
    expect(isStoredHere('https://x.example/profilePhotos/ann')).toBe(true)
    expect(isStoredHere('https://x.example/profilePhotosOf')).toBe(false)
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
