import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { greetingAt, typedOut } from '#domain/home-search/greeting.ts'
import { cleanNickname, isTooLong } from '#domain/home-search/nickname.ts'
import { nextMessage, playfulMessages } from '#domain/home-search/playful-messages.ts'
import {
  addSearch,
  parseRecentSearches,
  removeSearch,
} from '#domain/home-search/recent-searches.ts'
import { isDark } from '#domain/nav/theme.ts'

describe('a nickname', () => {
  test.each(['', '   ', '\n\t', '\u00a0'])('%j is none', typed => {
    expect(cleanNickname(typed)).toBeUndefined()
  })
  test('loses the spaces around it', () => expect(cleanNickname('  Rosa  ')).toBe('Rosa'))
  test('has single spaces, and none at its end where it is cut', () => {
    expect(cleanNickname('Rosa \n  Maria')).toBe('Rosa Maria')
    expect(cleanNickname(`${'x'.repeat(39)} y`)).toBe('x'.repeat(39))
  })
  test('may be in any script, with emoji', () => expect(cleanNickname('روزا 👩🏽‍🔧')).toBe('روزا 👩🏽‍🔧'))
  test('is cut when somebody pastes a book', () => {
    expect([...(cleanNickname('x'.repeat(2000)) ?? '')]).toHaveLength(40)
    expect(isTooLong('x'.repeat(2000))).toBe(true)
  })
  test('of forty characters as a reader counts them is not cut', () => {
    const name = '👩🏽‍🔧'.repeat(40)
    expect(cleanNickname(` ${name} `)).toBe(name)
    expect(isTooLong(name)).toBe(false)
    expect(cleanNickname(`${name}a`)).toBe(name)
  })
})

describe('playful messages', () => {
  test('there are a dozen, all different, none longer than a breath', () => {
    expect(new Set(playfulMessages).size).toBeGreaterThanOrEqual(12)
    for (const message of playfulMessages) expect(message.length).toBeLessThan(90)
  })
  test('the next one is never the same again', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), chance => {
        const last = playfulMessages[3]
        const next = nextMessage(chance, last)
        return next !== last && playfulMessages.some(message => message === next)
      }),
    )
  })
})

describe('the greeting', () => {
  test.each([
    [0, 'Good evening, Rosa.'],
    [5, 'Good morning, Rosa.'],
    [11, 'Good morning, Rosa.'],
    [12, 'Good afternoon, Rosa.'],
    [17, 'Good afternoon, Rosa.'],
    [18, 'Good evening, Rosa.'],
  ])('at %i o’clock is "%s"', (hour, greeting) => {
    expect(greetingAt(hour, 'Rosa')).toBe(greeting)
  })
  test('is typed without cutting an emoji in half', () => {
    expect(typedOut('a👩🏽‍🔧b', 2)).toBe('a👩🏽‍🔧')
  })
  test('grows by one character at a time, up to the whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, count) => {
        return text.startsWith(typedOut(text, count)) && typedOut(text, Infinity) === text
      }),
    )
  })
})

describe('the colours are dark', () => {
  test.each([
    ['true', false, true],
    ['true', true, true],
    ['false', true, false],
    ['false', false, false],
    ['', true, true],
    ['', false, false],
    ['yes', true, true],
    ['{"a":1}', false, false],
  ])('for the choice %j on a system that is dark (%j): %j', (choice, systemIsDark, dark) => {
    expect(isDark(choice, systemIsDark)).toBe(dark)
  })
})

describe('recent searches', () => {
  const queries = (list: readonly { query: string }[]) => list.map(({ query }) => query)

  test('never hold more than five, nor one twice, newest first', () => {
    const added = ['a', 'b', 'c', 'B', 'd', 'e', 'f'].reduce<
      ReturnType<typeof parseRecentSearches>
    >((list, query, at) => addSearch(list, query, at), [])
    expect(queries(added)).toEqual(['f', 'e', 'd', 'B', 'c'])
    expect(queries(removeSearch(added, 'd'))).toEqual(['f', 'e', 'B', 'c'])
  })
  test('whatever is stored, reading never fails and gives at most five', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        fc.oneof(fc.string(), fc.json()),
        (list, times) => {
          const read = parseRecentSearches(list, times)
          return (
            read.length <= 5 && read.every(({ query }) => query.trim() === query && query !== '')
          )
        },
      ),
    )
  })
})
