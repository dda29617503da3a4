import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { addressOf } from '#domain/locator/address.ts'
import { charactersOf, segmentsOf } from '#domain/read-aloud/segments.ts'

afterEach(() => vi.unstubAllGlobals())

const withoutSegmenter = () => vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })

describe.each([
  ['a browser of today', () => undefined],
  ['Firefox 115, which cannot cut texts', withoutSegmenter],
])('in %s', (_name, prepare) => {
  test('characters and sentences put together again are the text', () => {
    prepare()
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(charactersOf(text).join('')).toBe(text)
        expect(segmentsOf(text).join('')).toBe(text)
      }),
    )
  })

  test('a sentence ends where a reader would pause', () => {
    prepare()
    expect(segmentsOf('Turn it off. Wait! Is it on? Yes')).toEqual([
      'Turn it off. ',
      'Wait! ',
      'Is it on? ',
      'Yes',
    ])
  })

  test('a sentence may go over lines, and an end without a space is none', () => {
    prepare()
    expect(segmentsOf('At 3.4 GHz. \nGo on.')).toEqual(['At 3.4 GHz. \n', 'Go on.'])
    expect(segmentsOf('')).toEqual([])
  })

  test('an emoji of one sign stays whole', () => {
    prepare()
    expect(charactersOf('a🔧b')).toEqual(['a', '🔧', 'b'])
  })
})

test('a full stop before a small letter ends nothing, where the browser can tell', () => {
  const text = 'Take a screw of 3 in. length. Go on.'
  expect(segmentsOf(text)).toEqual(['Take a screw of 3 in. length. ', 'Go on.'])
  withoutSegmenter()
  expect(segmentsOf(text)).toHaveLength(3)
})

test('an emoji of several signs is one character, where the browser can tell', () => {
  expect(charactersOf('a👩🏽‍🔧b')).toEqual(['a', '👩🏽‍🔧', 'b'])
  withoutSegmenter()
  expect(charactersOf('a👩🏽‍🔧b').join('')).toBe('a👩🏽‍🔧b')
})

test('an address has parts, and what is none has not', () => {
  expect(addressOf('https://example.org/a')?.pathname).toBe('/a')
  for (const text of ['', 'example.org', '//example.org', 'https://']) {
    expect(addressOf(text)).toBeUndefined()
  }
})
