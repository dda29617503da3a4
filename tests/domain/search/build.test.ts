import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { buildSearchIndex } from '#domain/search/build.ts'
import { guide, printer, searchOver, small, wifi, words } from './words.ts'

const many = Array.from({ length: 700 }, (_, n) =>
  guide(1000 + n, `Machine ${n} shows fault number ${n * 7}`, [
    `thing${n} hums and rattles all day`,
    `part${n % 50} is loose and beeps`,
    `nobody${n} knows why it smells of gas${n}`,
    'keeps beeping at breakfast',
  ]),
)
const large = [...small, ...many]

test('the order in which guides are read changes nothing', () => {
  expect(buildSearchIndex(small.toReversed(), words)).toEqual(buildSearchIndex(small, words))
})

test('a change in one guide changes the version, so that no old file is mixed with new ones', () => {
  const names = (records: typeof small) =>
    Object.keys(buildSearchIndex([...records, ...many], words))
  expect(names([printer])).not.toEqual(names([wifi]))
})

test('a small library comes in one file', () => {
  expect(Object.keys(buildSearchIndex(small, words))).toEqual(['core'])
})

test('in a large library the first file does not grow with the guides', () => {
  const size = (count: number) =>
    brotliCompressSync(JSON.stringify(buildSearchIndex(large.slice(0, count), words)['core']))
      .length
  expect(Math.abs(size(large.length) - size(600))).toBeLessThan(100)
})

test('a large library answers as a small one, from a few small files', async () => {
  const loaded: string[] = []
  const { hits, corrected } = await searchOver(large, [], loaded).search('pritner wont print')
  expect(hits[0]).toMatchObject({ kind: 'guide', id: printer.id })
  expect(corrected).toBe('printer wont print')
  expect(loaded.length).toBeLessThan(40)
  expect(new Set(loaded).size).toBe(loaded.length)
})

test('every name that a query can lead to is a file', async () => {
  const engine = searchOver(large)
  for (const letter of [...'abcdefghijklmnopqrstuvwxyz', '7', 'ж']) {
    // A file that is missing would fail the whole search; what is known is found beside a word that is not.
    const { hits } = await engine.search(`${letter}qqx printer`)
    expect(hits[0]).toMatchObject({ kind: 'guide', id: printer.id })
  }
})
