import { describe, expect, test } from 'vitest'

import { attribute, brotliBytes, fileBytes, named, pageAt, pages, scriptsOf } from './site.ts'
import type { BuiltPage } from './site.ts'

const KB = 1000

const inlineScript = /<script(?![^>]*(?:src=|application\/ld\+json))[^>]*>[\s\S]*?<\/script>/g

/** The page without its own scripts, which count as JavaScript. */
const htmlBytes = ({ html }: BuiltPage) => brotliBytes(html.replace(inlineScript, ''))

const cssBytes = (page: BuiltPage) =>
  named(page, 'link')
    .filter(element => attribute(element, 'rel') === 'stylesheet')
    .reduce((sum, element) => sum + fileBytes(attribute(element, 'href') ?? ''), 0)

/** Scripts that run or load before anybody touches the page: inline ones, and files named in the head. */
const earlyScriptBytes = (page: BuiltPage) =>
  brotliBytes((page.html.match(inlineScript) ?? []).join('')) +
  named(page, 'script')
    .map(element => attribute(element, 'src'))
    .filter(src => src !== undefined)
    .reduce((sum, src) => sum + fileBytes(src), 0)

/** Islands that wake without being touched load React. */
const wakesAlone = ({ html }: BuiltPage) =>
  /<astro-island[^>]*client="(?:load|settled|idle|visible|only)"/.test(html)

/** The scripts with which islands begin that wake by themselves where the root has this class. */
const awakeAlone = (page: BuiltPage, rootClass: string) =>
  named(page, 'astro-island')
    .filter(island => {
      const kind = attribute(island, 'client') ?? ''
      const awaited = /"value":"(\w+)"/.exec(attribute(island, 'opts') ?? '')?.[1]
      return kind === 'called' ? awaited === rootClass : /^(?:settled|load|idle)$/.test(kind)
    })
    .flatMap(island => ['component-url', 'renderer-url'].map(name => attribute(island, name) ?? ''))

const guides = pages.filter(({ path }) => path.startsWith('/issue/'))
const reading = pages.filter(({ path }) =>
  /^\/(?:issue\/|topics\/|codes|legal$|learning$|privacy|terms|cookie|disclaimer)/.test(path),
)
const pageBytes = (page: BuiltPage) => htmlBytes(page) + cssBytes(page)

describe('budgets, in bytes as sent with brotli', () => {
  test('a median guide is at most 14 kB of HTML and CSS, the longest at most 18 kB', () => {
    const sizes = guides.map(pageBytes).toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(14 * KB)
    expect(sizes.at(-1)).toBeLessThanOrEqual(18 * KB)
  })

  test.each(reading)('$path runs at most 4 kB of script before a touch', page => {
    expect(earlyScriptBytes(page)).toBeLessThanOrEqual(4 * KB)
    expect(wakesAlone(page)).toBe(false)
  })

  test('home is at most 16 kB of HTML and CSS', () => {
    expect(pageBytes(pageAt('/'))).toBeLessThanOrEqual(16 * KB)
  })

  test('home and the search load no script file for a new reader who touches nothing', () => {
    for (const path of ['/', '/search']) {
      expect(earlyScriptBytes(pageAt(path))).toBeLessThanOrEqual(4 * KB)
      expect(wakesAlone(pageAt(path))).toBe(false)
    }
  })

  test.each([
    ['/', 'named', 66],
    ['/search', 'asked', 82],
    ['/diagnostics', '', 68],
    ['/diagnostics/what-is-wrong', '', 4],
    ['/technician-locator', '', 4],
    ['/login', '', 4],
    ['/profile', '', 80],
    ['/dashboard', '', 76],
    ['/forum', '', 4],
  ])('%s (%s) loads its scripts before a touch within %i kB', (path, rootClass, most) => {
    const files = new Set(awakeAlone(pageAt(path), rootClass).flatMap(path => [...scriptsOf(path)]))
    const bytes = [...files].reduce((sum, file) => sum + fileBytes(file), 0)
    expect(bytes).toBeLessThanOrEqual(most * KB)
  })

  test('the fonts are at most 40 kB', () => {
    expect(
      fileBytes('/fonts/atkinson-1.woff2') + fileBytes('/fonts/besley-1.woff2'),
    ).toBeLessThanOrEqual(40 * KB)
  })

  test('the first answer of the search is at most 60 kB more', () => {
    expect(fileBytes('/search-index/core.json')).toBeLessThanOrEqual(60 * KB)
  })
})
