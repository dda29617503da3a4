import { describe, expect, test } from 'vitest'

import { attribute, brotliBytes, fileBytes, named } from './page.ts'
import type { BuiltPage } from './page.ts'
import { pageAt, pages } from './site.ts'
import { scriptBytes, scriptsFor, visits } from './visits.ts'

const KB = 1000
/** What a host writes above each file, about. */
const HEADERS = 200

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

/** The script files that come to a new reader who reads to the end and touches nothing. */
const unasked = (page: BuiltPage) =>
  scriptsFor({ reader: 'a new reader', path: page.path, scrolls: true, most: 0 }, page)

const guides = pages.filter(({ path }) => path.startsWith('/issue/'))
const reading = pages.filter(({ path }) =>
  /^\/(?:issue\/|topics\/|codes|legal$|learning$|privacy|terms|cookie|disclaimer)/.test(path),
)
const pageBytes = (page: BuiltPage) => htmlBytes(page) + cssBytes(page)

describe('size budgets, in bytes as sent with brotli', () => {
  test('a median guide has at most 14 kB of HTML and CSS, the longest at most 18 kB', () => {
    const sizes = guides.map(pageBytes).toSorted((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(14 * KB)
    expect(sizes.at(-1)).toBeLessThanOrEqual(18 * KB)
  })

  test.each(guides)('$path sends at most 45 kB in 6 requests before it is touched', page => {
    const files = [
      ...named(page, 'link')
        .filter(link => ['stylesheet', 'icon', 'preload'].includes(attribute(link, 'rel') ?? ''))
        .map(link => attribute(link, 'href')),
      ...named(page, 'use').map(use => attribute(use, 'href')?.replace(/#.*/, '')),
      // Drawings that lie further down than a reader of the closed page sees come when they are in view.
      ...named(page, 'img')
        .filter(image => attribute(image, 'loading') !== 'lazy')
        .map(image => attribute(image, 'src')),
    ]
    const requests = new Set(files.filter(file => file !== undefined))
    const bytes = [...requests].reduce((sum, file) => sum + fileBytes(file), brotliBytes(page.html))
    expect(requests.size + 1).toBeLessThanOrEqual(6)
    expect(bytes + (requests.size + 1) * HEADERS).toBeLessThanOrEqual(45 * KB)
    expect(unasked(page)).toEqual([])
  })

  test.each(reading)('$path runs at most 4 kB of script before it is touched', page => {
    expect(earlyScriptBytes(page)).toBeLessThanOrEqual(4 * KB)
    expect(unasked(page)).toEqual([])
  })

  test('home has at most 16 kB of HTML and CSS', () => {
    expect(pageBytes(pageAt('/'))).toBeLessThanOrEqual(16 * KB)
  })

  test.each(visits)('$path loads at most $most bytes of scripts for $reader', visit => {
    const page = pageAt(visit.path.replace(/[?#].*/, ''))
    const bytes = scriptBytes(scriptsFor(visit, page))
    expect(bytes).toBeLessThanOrEqual(visit.most)
    // A budget for nothing would hold whatever the page loads.
    expect(bytes > 0).toBe(visit.most > 0)
    expect(earlyScriptBytes(page)).toBeLessThanOrEqual(4 * KB)
  })

  test('no page loads scripts unprompted without a budget', () => {
    const loading = pages.filter(page => unasked(page).length > 0).map(({ path }) => path)
    const budgeted = new Set(visits.map(({ path }) => path))
    expect(loading.filter(path => !budgeted.has(path))).toEqual([])
  })

  test.each(pages)('$path loads at most two fonts of 26 kB', page => {
    const fonts = named(page, 'link').filter(link => attribute(link, 'as') === 'font')
    expect(fonts).toHaveLength(2)
    const bytes = fonts.reduce((sum, link) => sum + fileBytes(attribute(link, 'href') ?? ''), 0)
    expect(bytes).toBeLessThanOrEqual(26 * KB)
  })

  test('the first search result needs at most 60 kB more', () => {
    expect(fileBytes('/search-index/core.json')).toBeLessThanOrEqual(60 * KB)
  })
})
