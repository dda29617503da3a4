import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { sourceFiles } from '../../scripts/architecture/imports.ts'
import { arrows, foldersOf, picture } from '../../scripts/architecture/picture.ts'

test('the picture of the architecture is what the imports say; npm run architecture draws it', () => {
  const drawn = picture(foldersOf(sourceFiles('src/*/**/*.{ts,tsx,astro}')))
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(`\`\`\`mermaid\n${drawn}\n\`\`\``)
})

test('an arrow that a longer way implies is left out', () => {
  const folders = foldersOf([
    { file: 'src/pages/a.ts', targets: ['#stores/a.ts', '#domain/a.ts', './b.ts'] },
    {
      file: 'src/stores/a.ts',
      targets: ['#domain/a.ts', '#stores/b.ts', '@nanostores/persistent'],
    },
    { file: 'src/domain/a.ts', targets: ['valibot'] },
  ])
  expect(arrows(folders)).toEqual([
    ['pages', 'stores'],
    ['stores', 'domain'],
  ])
  expect(picture(folders)).toContain('stores["<b>stores</b><br/>@nanostores/persistent"]')
})

/** Where a reader puts a name of their own. */
const PLACEHOLDER = 'FEATURE'

describe('the documents name files that exist', () => {
  const PATH = /`((?:src|local|tests|docs|scripts|quality)\/[^`*{ …]+)`/g
  const pathsIn = (document: string) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .map(([, path = '']) => ({ document, path }))
      .filter(({ path }) => !path.includes(PLACEHOLDER))
  const named = ['README.md', 'CONTRIBUTING.md', 'local/README.md', 'docs/architecture.md'].flatMap(
    pathsIn,
  )

  test('they name some', () => {
    expect(named.length).toBeGreaterThan(30)
  })

  test.each(named)('$document: $path', ({ path }) => {
    expect(existsSync(path)).toBe(true)
  })
})
