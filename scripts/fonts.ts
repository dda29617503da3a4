/**
 * Cuts the two typefaces down to the letters that the site sets, into public/fonts.
 * Run it after an update of a @fontsource-variable package: `npm run fonts`.
 *
 * The version is part of the file name because the files are cached for a year. When a cut
 * changes, raise it here, in src/styles/fonts.css and in the preload links.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const version = 1
const mostBytes = 37_000

const fonts = [
  {
    name: 'atkinson',
    folder: 'atkinson-hyperlegible-next',
    axes: { wght: { min: 400, max: 700 } },
  },
  { name: 'besley', folder: 'besley', axes: { wght: 650 } },
]

/** Every character from the first code point to the last. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

// ASCII, Latin-1, and the marks that our sentences use beyond them.
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„†•…‹›€™−←↑→↓≤≥\u2009\u202f'

const root = new URL('../', import.meta.url)
const output = new URL('public/fonts/', root)
const styles = await readFile(new URL('src/styles/fonts.css', root), 'utf8')
await mkdir(output, { recursive: true })

let bytes = 0
for (const { name, folder, axes } of fonts) {
  const source = new URL(`node_modules/@fontsource-variable/${folder}/`, root)
  const whole = await readFile(new URL(`files/${folder}-latin-wght-normal.woff2`, source))
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes })
  const file = `${name}-${version}.woff2`
  await writeFile(new URL(file, output), cut)
  await copyFile(new URL('LICENSE', source), new URL(`${name}-OFL.txt`, output))
  if (!styles.includes(`/fonts/${file}`))
    throw new Error(`src/styles/fonts.css does not use ${file}`)
  bytes += cut.length
  console.log(`${file}: ${cut.length} bytes`)
}

if (bytes > mostBytes) throw new Error(`${bytes} bytes of fonts; the budget is ${mostBytes}`)
console.log(`Together ${bytes} of ${mostBytes} bytes`)
