import { expect, test } from 'vitest'

import { languageOf } from '#domain/search/language.ts'
import { parseWords } from '#domain/search/words.ts'
import { fewWords } from './few-words.ts'

/** Read anew for each test, so that a change of the reading is seen. */
const read = () => languageOf(fewWords)

test.each([
  ['dog', 'ordinary'],
  ['piano', 'elsewhere'],
  ['engine oil', 'elsewhere'],
  ['really', 'weak'],
  ['laptop', 'context'],
  ['grandmother', 'stop'],
  ['the', 'stop'],
  ['printer', undefined],
])('the word "%s" is of the kind %s', (word, kind) => {
  const { kinds, phrases } = read()
  expect(kinds.get(phrases.term(word))).toBe(kind)
})

test('a word in several lists is of the kind that says least', () => {
  const lists = ['everyday', 'elsewhere', 'weak', 'context', 'people', 'stop'] as const
  const kindIn = (some: readonly string[]) =>
    languageOf({
      ...fewWords,
      everyday: some.includes('everyday') ? 'zibble' : '',
      elsewhere: some.includes('elsewhere') ? [['zibble']] : [],
      weak: some.includes('weak') ? ['zibble'] : [],
      context: some.includes('context') ? ['zibble'] : [],
      people: some.includes('people') ? ['zibble'] : [],
      stop: some.includes('stop') ? ['zibble'] : [],
    }).kinds.get('zibbl')
  expect(lists.map((_, n) => kindIn(lists.slice(0, n + 1)))).toEqual([
    'ordinary',
    'elsewhere',
    'weak',
    'context',
    'stop',
    'stop',
  ])
})

test('words lead to those of their group both ways, and to what they suggest one way', () => {
  const { expansions, phrases } = read()
  const led = (word: string) =>
    (expansions.get(phrases.term(word)) ?? []).map(({ term, factor }) => `${term} ${factor}`)
  expect(led('slow')).toEqual(['sluggish 0.63', 'lag 0.63'])
  expect(led('lags')).toEqual(['slow 0.63', 'sluggish 0.63'])
  expect(led('epson')).toEqual([
    'toner 0.42',
    'printer 0.42',
    'printer 0.92',
    'ink 0.42',
    'printer 0.42',
  ])
  expect(led('dark screen')).toEqual(['display 0.92'])
  expect(led('printer')).toEqual([])
})

test('a word that suggests what it is itself leads nowhere', () => {
  const related = [{ say: ['notebook'], near: ['laptop'], hint: ['lap top'] }]
  expect(languageOf({ ...fewWords, related }).expansions.get('laptop')).toEqual([])
})

test('a family of codes is met by its whole pattern only, and suggests each thing once', () => {
  const { codes } = languageOf({
    ...fewWords,
    codes: [{ like: '0x80[0-9]', means: ['laptop', 'notebook', 'update'] }],
  })
  expect(['0x801', '10x801', '0x8011', '0x80'].map(code => codes[0]?.like.test(code))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(codes[0]?.means).toEqual([
    { term: 'laptop', factor: 0.92 },
    { term: 'updat', factor: 0.92 },
  ])
})

test('the lists are known by the terms that texts are read as', () => {
  const { not, ceasing, ours, others, trouble, facts, codes } = read()
  expect([...not]).toEqual(['not', 'wont', 'unabl'])
  expect([...ceasing]).toEqual(['stop', 'quit'])
  expect([...ours]).toEqual(['laptop', 'computer', 'network', 'keyboard'])
  expect([...others]).toEqual(['iphon', 'television'])
  expect([...trouble]).toEqual(['problem', 'broken'])
  expect(facts).toEqual(['what is', 'who invented'])
  expect(codes).toHaveLength(1)
})

test.each([
  ['dog', -1],
  ['piano', -1],
  ['oil', -1],
  ['notebook', 0],
  ['wi', 0],
  ['sluggish', 0],
  ['epson', 0],
  ['display', 0],
  ['toner', 0],
  ['the', 0],
  ['grandmother', 0],
  ['keyboard', 0],
  ['iphone', 0],
  ['suddenly', 0],
  ['computer', 0],
  ['unable', 0],
  ['quit', 0],
  ['printers', undefined],
])('"%s" is known as likely as %s to be what a slip stands for', (word, likely) => {
  expect(read().vocabulary.get(word)).toBe(likely)
})

test('a word of everyday that the lists name too may be what was meant', () => {
  expect(languageOf({ ...fewWords, everyday: 'laptop cup' }).vocabulary.get('laptop')).toBe(0)
})

test('an editor who writes a comma too many, or nothing beside a word, is told', () => {
  const lists = { ...fewWords, stop: 'the, , a' }
  expect(() => parseWords([lists])).toThrow('There is a comma too many.')
  expect(() => parseWords([{ ...fewWords, stop: 7 }])).toThrow('Write words with commas between.')
  expect(() => parseWords([{ ...fewWords, same: ['alone'] }])).toThrow('Invalid length')
  expect(parseWords([fewWords, { stop: ' the ,a' }]).stop).toEqual(['the', 'a'])
})
