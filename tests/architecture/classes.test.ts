import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) =>
  globSync(pattern).map(file => ({ file, text: readFileSync(file, 'utf8') }))
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(match => match[1] ?? '')

const CLASS = /\.([a-z][\w-]*)/g
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g
const LITERAL = /(['"`][^'"`\n]*['"`])/g

/** Every class that a style, a script or a journey selects. */
const selected = new Set([
  ...read('src/**/*.css').flatMap(({ text }) => all(text, CLASS)),
  ...read('src/**/*.astro').flatMap(({ text }) => all(all(text, STYLES).join('\n'), CLASS)),
  ...[...read('src/**/*.{ts,tsx,astro}'), ...read('tests/**/*.ts')].flatMap(({ text }) =>
    all(all(text, LITERAL).join('\n'), CLASS),
  ),
])

test('every class that is given is one that something selects', () => {
  const given = [...read('src/**/*.{astro,tsx}'), ...read('src/directives/*.ts')].flatMap(
    ({ file, text }) =>
      all(text, /\bclass(?:Name)?=["']?((?<=["'])[\w -]+|[\w-]+(?=[ >]))/g).flatMap(names =>
        names.split(/\s+/).map(name => ({ file, name })),
      ),
  )
  expect(given.length).toBeGreaterThan(300)
  expect(given.filter(({ name }) => !selected.has(name))).toEqual([])
})
