import { describe, expect, test } from 'vitest'

import {
  addMissed,
  missedSearchesMail,
  MOST_MISSED,
  parseMissed,
} from '#domain/guide-search/missed-searches.ts'

describe('searches without a result', () => {
  test('stand newest first, each once, whatever its capitals', () => {
    expect(addMissed(['flux', 'warp'], ' Warp ')).toEqual(['Warp', 'flux'])
  })

  test('what was found missing while it was still being typed gives way to the whole', () => {
    expect(addMissed(['flux cap', 'warp'], 'flux capacitor')).toEqual(['flux capacitor', 'warp'])
    expect(addMissed(['flux capacitor'], 'flux')).toEqual(['flux', 'flux capacitor'])
  })

  test('nothing but spaces is no search', () => expect(addMissed(['warp'], '  ')).toEqual(['warp']))

  test('are at most twenty, and none is longer than a line or two', () => {
    const full = Array.from({ length: MOST_MISSED }, (_, at) => `search ${at}.`)
    const list = addMissed(full, 'x'.repeat(5000))
    expect(list).toHaveLength(MOST_MISSED)
    expect(list[0]).toHaveLength(200)
  })

  test.each(['', '{', '{}', 'null', '3'])('stored as %j are none', text =>
    expect(parseMissed(text)).toEqual([]),
  )

  test('what is no text among them is left out', () =>
    expect(parseMissed('["warp", 3, null, {"a": 1}]')).toEqual(['warp']))

  test('are read back as they were written, at most twenty', () => {
    const many = Array.from({ length: 25 }, (_, at) => `search ${at}`)
    expect(parseMissed(JSON.stringify(many))).toEqual(many.slice(0, 20))
  })

  test('are a letter of one line each', () => {
    const letter = new URL(missedSearchesMail(['warp', 'flux'], 'help@x.example', 'X'))
    expect(letter.searchParams.get('subject')).toBe('X: searches that found nothing')
    expect(letter.searchParams.get('body')).toBe(
      'I searched for these and found nothing:\r\n\r\n- warp\r\n- flux',
    )
  })

  test('fit into a letter, whatever stands in them', () => {
    const letter = new URL(
      missedSearchesMail(['a&b', 'c\r\nbcc: x@y.z', '100 %'], 'help@x.example', 'X'),
    )
    expect(letter.pathname).toBe('help@x.example')
    expect([...letter.searchParams.keys()]).toEqual(['subject', 'body'])
    expect(letter.searchParams.get('body')).toContain('- a&b\r\n')
    expect(letter.searchParams.get('body')).toContain('- 100 %')
  })
})
