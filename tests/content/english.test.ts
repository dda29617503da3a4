import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { slipsIn } from '#domain/guide/style.ts'
import { englishProblems, messageOf, readStyle } from '#integrations/style.ts'
import { sentencesIn, siteSentences } from './site-sentences.ts'

const FILE = 'src/content/guides/16-wifi-not-connecting.md'
const model = readFileSync(FILE, 'utf8')
const { pairs, problems } = readStyle('.')

/** Sentences that are not for readers, or not ours to change. */
const EXEMPT: readonly RegExp[] = [
  /^Analyzing your system information\.\.\.$/, // The specification's letter.
  /[{}]|\bout (?:center|body|tags|geom)\b/, // Styles, and the language of map queries.
]

/** The model with its opening sentence replaced. */
const saying = (sentence: string) => model.replace('Wi-Fi needs three things:', sentence)
const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex(line => line.includes(part)) + 1
const about = (text: string, words: string) =>
  englishProblems(FILE, text, pairs).filter(({ message }) => message.startsWith(`"${words}"`))

test('the list of bad and good English has nothing to fix', () => {
  expect(problems).toEqual([])
  expect(pairs.length).toBeGreaterThan(40)
})

describe('a guide', () => {
  test('is refused by file, line and what to write where it reads as translated', () => {
    const text = saying('Seven ways to win more space.')
    expect(about(text, 'win more space')).toEqual([
      {
        level: 'error',
        file: FILE,
        line: lineOf(text, 'win more space'),
        field: 'English',
        message:
          '"win more space" is not what an English speaker says. Write "free up space", not "win space".',
        rule: 'English',
      },
    ])
  })

  test('is refused where the words stand on two lines', () => {
    expect(about(saying('Seven ways to win more\nspace.'), 'win more space')).toHaveLength(1)
  })

  test.each([
    ['a label of the screen', 'Select **Color center**.'],
    ['a name of a file', 'Open `color.txt`.'],
    ['an address', 'See [this page](https://example.org/color).'],
  ])('may hold any word in %s', (_, sentence) => {
    expect(about(saying(sentence), 'Color')).toEqual([])
    expect(about(saying(sentence), 'color')).toEqual([])
  })

  test('may hold any word in what readers say, and in the title of a source', () => {
    const text = model
      .replace('- wireless not working', '- color of the wifi light')
      .replace('"Apple Support: If', '"Apple Support, color: If')
    expect(text).not.toBe(model)
    expect(about(text, 'color')).toEqual([])
  })
})

test.each(siteFiles())('%s says nothing that reads as translated', (_, sentences) => {
  const slips = sentences.flatMap(({ file, line, text }) =>
    slipsIn(text, pairs).map(({ pair, words }) => `${file}:${line} ${messageOf(pair, words)}`),
  )
  expect(slips).toEqual([])
})

function siteFiles() {
  const sentences = siteSentences('.').filter(({ text }) => !EXEMPT.some(one => one.test(text)))
  return [...Map.groupBy(sentences, ({ file }) => file.split('/').slice(0, 2).join('/'))]
}

test.each([
  [
    'x.astro',
    '---\nconst a = \'one label here\'\n---\n<p title="two words">\n  Three words\n</p>\n',
  ],
  [
    'x.tsx',
    '// a\nconst a = \'one label here\'\nconst b = (\n <p title="two words">\n  Three words</p>)',
  ],
])('every sentence of %s is read, with its line', (file, text) => {
  expect(sentencesIn(file, text).map(({ text: words }) => words.trim())).toEqual([
    'one label here',
    'two words',
    'Three words',
  ])
  expect(sentencesIn(file, text)[0]?.line).toBe(2)
})
