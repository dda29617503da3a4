import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { buildSearchIndex } from '#domain/search/build.ts'
import type { CardsFile, Core } from '#domain/search/files.ts'
import { fewWords } from './few-words.ts'
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

test('other curated words or codes change the version too', () => {
  const code = { code: 'E4', also: [], title: '', description: '', address: '', guides: [] }
  const versions = [
    buildSearchIndex([wifi], fewWords),
    buildSearchIndex([wifi], { ...fewWords, stop: ['the'] }),
    buildSearchIndex([wifi], fewWords, [code]),
  ].map(files => (files['core'] as Core).version)
  expect(new Set(versions).size).toBe(3)
})

test('a small library comes in one file', () => {
  expect(Object.keys(buildSearchIndex(small, words))).toEqual(['core'])
})

test('the words of guides come in steps: each says them about twice as often as the one before', () => {
  const said = (times: number, word: string) =>
    guide(
      times,
      'x',
      Array.from({ length: times }, () => word),
    )
  const files = buildSearchIndex(
    [
      { ...said(1, 'toast'), headings: ['butter'] },
      said(2, 'bread'),
      said(7, 'jam 7 x'),
      said(300, 'honey'),
    ],
    fewWords,
  )
  const { packed, version } = files['core'] as Core
  // Each description says "what to do about it", and so do four of them together.
  expect(packed[`${version}/words`]).toEqual([
    'butter toast',
    'bread',
    'about do it jam to what',
    '',
    '',
    '',
    'honey',
  ])
})

test('a guide that a code names, and that is not there, is left out of its page', async () => {
  const code = {
    code: 'E4',
    also: [],
    title: 'E4',
    description: '',
    address: '/codes/e4',
    guides: [wifi.id, 999, printer.id],
  }
  const { hits } = await searchOver(small, [code]).search('E4')
  expect(hits.map(hit => hit.kind === 'guide' && hit.id)).toEqual([false, wifi.id, printer.id])
})

test('cards are dealt into files of eight, in the order of the numbers of the guides', () => {
  const files = buildSearchIndex(large, words)
  const { version, guides, termFiles, wordsByLetter, packed } = files['core'] as Core
  expect({ guides, wordsByLetter, packed }).toEqual({
    guides: 704,
    wordsByLetter: true,
    packed: {},
  })
  const cards = files[`${version}/cards-0`] as CardsFile
  expect(cards.map(([id]) => id)).toEqual([5, 11, 15, 16, 1000, 1001, 1002, 1003])
  expect(files).toHaveProperty([`${version}/cards-87`])
  expect(files).not.toHaveProperty([`${version}/cards-88`])
  const terms = Array.from({ length: termFiles }, (_, n) => files[`${version}/terms-${n}`])
  const sizes = terms.map(file => JSON.stringify(file).length)
  expect(Math.max(...sizes)).toBeLessThan(8_000)
  expect(sizes.reduce((sum, size) => sum + size, 0) / termFiles).toBeGreaterThan(3_000)
})

test('in a large library the first file does not grow with the guides', () => {
  const size = (count: number) =>
    brotliCompressSync(JSON.stringify(buildSearchIndex(large.slice(0, count), words)['core']))
      .length
  expect(Math.abs(size(large.length) - size(600))).toBeLessThan(100)
})

test('a large library answers as a small one, from a few small files', async () => {
  const loaded: string[] = []
  const { hits, corrected } = await searchOver(large, [], loaded).search('q pritner wont print')
  expect(hits[0]).toMatchObject({ kind: 'guide', id: printer.id })
  expect(corrected).toBe('q printer wont print')
  // A slip begins with its own first letter or with its second. Words of the lists need no file.
  const letters = loaded.map(name => /words-(.*)/.exec(name)?.[1]).filter(letter => letter)
  expect(letters.toSorted()).toEqual(['p', 'q', 'r'])
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

test('an everyday word is sent in one form, and not at all where another list has it', () => {
  const everyday = 'cup cups toaster window'
  const index = buildSearchIndex(small, { ...words, everyday, stop: [...words.stop, 'window'] })
  expect((index['core'] as Core).words.everyday).toBe('cup toaster')
})
