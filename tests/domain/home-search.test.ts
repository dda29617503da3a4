import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  addSearch,
  asRemembered,
  isFragmentOf,
  MOST_SEARCHES,
  parseRecentSearches,
  removeSearch,
} from '#domain/home-search/recent-searches.ts'
import type { RecentSearch } from '#domain/home-search/recent-searches.ts'
import { aboutComputers, engineLinks, parseWebHits } from '#domain/home-search/web-search.ts'

const at = (query: string, time?: number): RecentSearch => ({ query, at: time })

describe('the stored searches', () => {
  test.each<[string, unknown, RecentSearch[]]>([
    ['words', ['fan', ' wifi '], [at('fan'), at('wifi')]],
    ['words with a time', [{ query: 'fan', timestamp: 7 }], [at('fan', 7)]],
    ['a time in words', [{ query: 'fan', timestamp: '1970-01-01T00:00:01Z' }], [at('fan', 1000)]],
    ['a time that is none', [{ query: 'fan', timestamp: 'today' }], [at('fan')]],
    ['a time without end', [{ query: 'fan', timestamp: null }], [at('fan')]],
    ['the same in capitals', ['Fan', 'fan', 'FAN', 'wifi'], [at('Fan'), at('wifi')]],
    ['more than five', [...'abcdefg'], [...'abcde'].map(letter => at(letter))],
    [
      'what is no search',
      [7, null, '', '  ', [], { query: 7 }, { timestamp: 7 }, 'fan'],
      [at('fan')],
    ],
    ['no list', { 0: 'fan' }, []],
    ['nothing', null, []],
  ])('are read from %s', (_, stored, searches) => {
    expect(parseRecentSearches(JSON.stringify(stored))).toEqual(searches)
  })

  test('are none where nothing was stored, or what cannot be read', () => {
    expect(
      [undefined, '', '{', '["fan"', '5', '"wifi"'].flatMap(stored =>
        parseRecentSearches(stored, 'nonsense'),
      ),
    ).toEqual([])
  })

  test('take their times from what is stored beside them, and their own before it', () => {
    const stored = JSON.stringify(['fan', { query: 'wifi', timestamp: 2 }, 'toString'])
    expect(parseRecentSearches(stored, '{"fan": 9, "wifi": 8}')).toEqual([
      at('fan', 9),
      at('wifi', 2),
      at('toString'),
    ])
    for (const times of ['7', 'null', '{', '[]', '"fan"', '{"fan":true}'])
      expect(parseRecentSearches('["fan"]', times)).toEqual([at('fan')])
  })
})

describe('a new search', () => {
  test.each<[string, RecentSearch[]]>([
    ['sound', [at('sound', 9), at('fan', 2), at('wifi', 1)]],
    [' FAN ', [at('FAN', 9), at('wifi', 1)]],
    ['  ', [at('fan', 2), at('wifi', 1)]],
  ])('"%s" stands in front, each once', (query, list) => {
    expect(addSearch([at('fan', 2), at('wifi', 1)], query, 9)).toEqual(list)
  })

  test('pushes the sixth out', () => {
    const list = [...'abcde'].map(letter => at(letter))
    expect(addSearch(list, 'f', 1).map(({ query }) => query)).toEqual(['f', 'a', 'b', 'c', 'd'])
  })

  test('is remembered up to 200 characters, none of them halved', () => {
    expect(asRemembered(` ${'x'.repeat(300)} `)).toBe('x'.repeat(200))
    expect(asRemembered(`${'x'.repeat(199)}🔧`)).toBe('x'.repeat(199))
    expect(asRemembered(`${'x'.repeat(198)}🔧`)).toBe(`${'x'.repeat(198)}🔧`)
    expect(asRemembered('🔧 x')).toBe('🔧 x')
  })

  test.each([
    ['blu', 'blue screen', true],
    ['BLU', ' blue screen ', true],
    ['blue screen', 'blue screen', false],
    ['blue screen', 'blue', false],
    ['screen', 'blue screen', false],
    ['blue ', 'blue', false],
  ])('"%s" was only typed on the way to "%s": %s', (part, whole, fragment) => {
    expect(isFragmentOf(part, whole)).toBe(fragment)
  })

  test('can be taken away again, as it is written', () => {
    expect(removeSearch([at('fan', 2), at('Fan', 1)], 'fan')).toEqual([at('Fan', 1)])
  })

  test('never makes the list longer than five, or holds one twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), queries => {
        const list = queries.reduce<RecentSearch[]>((all, query, n) => addSearch(all, query, n), [])
        expect(list.length).toBeLessThanOrEqual(MOST_SEARCHES)
        const keys = list.map(({ query }) => query.toLowerCase())
        expect(new Set(keys).size).toBe(keys.length)
        expect(parseRecentSearches(JSON.stringify(list.map(({ query }) => query)))).toHaveLength(
          list.length,
        )
      }),
    )
  })
})

describe('results of the web search', () => {
  const hit = (title: string, snippet = '') => ({ link: 'https://a.example/', title, snippet })

  test.each([
    ['Fix your Wi-Fi', true],
    ['fix your WIFI now', true],
    ['Windows 10', true],
    ['windows', true],
    ['Errors, and how to read them', true],
    ['My (PC)', true],
    ['ram', true],
    ['Program your oven', false],
    ['Edges of a cake', true],
    ['Wedges', false],
    ['Screenplay', false],
    ['macaroni', false],
    ['rammed', false],
    ['Capcom news', false],
    ['epcot', false],
    ['éram', false],
    ['', false],
  ])('"%s" speaks of computers: %s', (text, kept) => {
    expect(aboutComputers([hit(text)])).toHaveLength(kept ? 1 : 0)
    expect(aboutComputers([hit('A recipe', text)])).toHaveLength(kept ? 1 : 0)
  })

  test.each([
    [{ items: [hit('A', 'b')] }, [hit('A', 'b')]],
    [
      { items: [{ link: 'http://a.example', title: 'A' }] },
      [{ link: 'http://a.example', title: 'A', snippet: '' }],
    ],
    [{ items: [{ ...hit('A'), link: 'javascript:alert(1)' }] }, []],
    [{ items: [{ ...hit('A'), link: 'xhttps://a.example' }] }, []],
    [{ items: [{ ...hit('A'), link: 'a.example' }, hit('B')] }, [hit('B')]],
    [{ items: [{ link: 'https://a.example' }, 7, null] }, []],
    [{}, []],
    [{ items: 7 }, undefined],
    [null, undefined],
    [5, undefined],
    [[], undefined],
    ['text', undefined],
    [undefined, undefined],
  ])('%j are read as %j', (data, hits) => expect(parseWebHits(data)).toEqual(hits))

  test('a link to a search engine carries the query and the sites that we trust', () => {
    const engines = [
      { name: 'A', url: 'https://a.example/?q={q}&x=1' },
      { name: 'B', url: 'https://b.example/{q}' },
    ]
    expect(engineLinks('100% "loud" & video', engines, ['one.example', 'two.example'])).toEqual([
      {
        name: 'A',
        href: 'https://a.example/?q=100%25%20%22loud%22%20%26%20video%20(site%3Aone.example%20OR%20site%3Atwo.example)&x=1',
      },
      {
        name: 'B',
        href: 'https://b.example/100%25%20%22loud%22%20%26%20video%20(site%3Aone.example%20OR%20site%3Atwo.example)',
      },
    ])
  })
})
