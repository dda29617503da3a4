/**
 * Cuts the two typefaces into the files of public/fonts: `npm run fonts`. Run it after an update of a
 * @fontsource-variable package, or when a page needs another letter (tests/site/fonts.test.ts says so).
 *
 * Each face comes in parts. Every page loads the first, which holds what our own sentences use; a browser loads another
 * only where a page shows a letter of its `unicode-range`, such as a reader's name.
 *
 * The version is part of the file name because the files are cached for a year. When a cut changes, raise it here, in
 * the style sheets and in the preload links.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

import { lettersIn, lettersOf, unicodeRange } from './font-letters.ts'
import { onGrid } from './font-outlines.ts'

const version = 3
/** Of the first parts together: what a first visit loads. */
const mostBytes = 22_000

const ascii = lettersIn('U+20-7E')
/** What the `latin` files of the packages may hold, and their `latin-ext` files. */
const latin = lettersIn(
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+202F, U+2039-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2264-2265',
)
const extended = lettersIn('U+100-24F')

const fonts = [
  {
    name: 'atkinson',
    folder: 'atkinson-hyperlegible-next',
    axes: { wght: { min: 400, max: 700 } },
    // The numbers of a list are as wide as each other.
    features: ['kern', 'tnum'],
    step: undefined,
    first: `${ascii}\u00a0£©°·×é–—‘’“”•…›`,
  },
  {
    name: 'besley',
    folder: 'besley',
    axes: { wght: 650 },
    // Our headings are spaced, and browsers then show no ligatures.
    features: ['kern'],
    // A fifth of a hundredth of the font's size: 0.05 pixels in our largest heading.
    step: 4,
    // Only headings and numerals are set in it.
    first: `${ascii.replace(/[^ a-z\d!&'(),\-./:?_]/gi, '')}\u00a0·–’“”…`,
  },
]

/** What letters with marks need as well. Small capitals, fractions and the like are left out. */
const withMarks = ['ccmp', 'locl', 'mark', 'mkmk']

const without = (letters: string, others: string) =>
  [...letters].filter(letter => !others.includes(letter)).join('')
const both = (letters: string, others: string) =>
  [...letters].filter(letter => others.includes(letter)).join('')

const root = new URL('../', import.meta.url)
const output = new URL('public/fonts/', root)
const read = (name: string) => readFile(new URL(`src/styles/${name}`, root), 'utf8')
const styles = (await read('fonts.css')) + (await read('more-letters.css'))
await rm(output, { recursive: true, force: true })
await mkdir(output, { recursive: true })

let bytes = 0
let wrong = ''
for (const { name, folder, axes, features, step, first } of fonts) {
  const source = new URL(`node_modules/@fontsource-variable/${folder}/`, root)
  await copyFile(new URL('LICENSE', source), new URL(`${name}-OFL.txt`, output))
  for (const [part, from, wanted] of [
    ['', 'latin', first],
    ['-more', 'latin', without(latin, first)],
    ['-extended', 'latin-ext', without(extended, latin)],
  ] as const) {
    const whole = await readFile(new URL(`files/${folder}-${from}-wght-normal.woff2`, source))
    const letters = both(wanted, await lettersOf(whole))
    const plain = await subsetFont(whole, letters, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: part === '' ? features : [...withMarks, ...features],
      noHinting: true,
      // Only menus of fonts read it.
      dropTables: ['STAT'],
    })
    const cut = await subsetFont(step === undefined ? plain : onGrid(plain, step), undefined, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
    })
    const file = `${name}${part}-${version}.woff2`
    await writeFile(new URL(file, output), cut)
    if (part === '') bytes += cut.length
    console.log(`${file}: ${cut.length} bytes`)
    if (!styles.includes(`/fonts/${file}`)) wrong += `They do not name ${file}.\n`
    // Just what it holds: a letter that a part promises and lacks is drawn by no other part.
    const range = `unicode-range: ${unicodeRange(letters)};`
    if (!styles.replaceAll(/\s+/g, ' ').includes(range)) wrong += `${file} holds ${range}\n`
  }
}

console.log(`A first visit loads ${bytes} of at most ${mostBytes} bytes.`)
if (bytes > mostBytes) throw new Error('The first parts are too large.')
if (wrong) throw new Error(`The style sheets are of another cut:\n${wrong}`)
