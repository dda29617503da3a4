import { describe, expect, test } from 'vitest'

import {
  changes,
  filesNamedIn,
  isPageToKeep,
  kindOf,
  megabytes,
  stepsFilesOf,
  titleIn,
} from '#domain/offline/offline.ts'

test.each(['/', '/search', '/issue/16', '/codes', '/topics/forum', '/offline', '/profiles'])(
  '%s is of use without a network',
  path => expect(isPageToKeep(path)).toBe(true),
)

test.each(['/login', '/profile', '/forum', '/technician-locator', '/videos/a.mp4', '/worker.js'])(
  '%s is not kept as a page',
  path => expect(isPageToKeep(path)).toBe(false),
)

describe('a request', () => {
  test.each(['/_astro/Page.Ab1.css', '/fonts/a.woff2', '/search-index/x1/codes.json'])(
    'for %s may be answered with what is kept',
    path => expect(kindOf(path)).toBe('immutable'),
  )
  test.each([
    '/search-index/core.json',
    '/turns/16.json',
    '/icons.svg',
    '/topic-art/screen.svg',
    '/pictures/taskbar.svg',
    '/apple-touch-icon.180.png',
    '/site.webmanifest',
  ])('for %s asks the network first', path => expect(kindOf(path)).toBe('network-first'))
  test.each([
    '/worker.js',
    '/offline/library.json',
    '/videos/power-reset.mp4',
    '/downloads/fixwise-library.zip',
    '/technicians/index.json',
    '/pagefind/pagefind.js',
    '/feed.xml',
    '/downloads/taskbar.svg',
    '/old/_astro/x.js',
    '/old/search-index/core.json',
    '/turns/16.json.map',
    '/turns/all.json',
    '/icons.svg.zip',
  ])('for %s passes the worker by', path => expect(kindOf(path)).toBe('bypass'))
})

test('a guide is kept with what its steps load, and no other page is', () => {
  expect(stepsFilesOf('/issue/16')).toEqual(['/turns/16.json'])
  expect(['/issue', '/issue/16/x', '/codes/16', '/'].flatMap(stepsFilesOf)).toEqual([])
})

test('a page names its files, each once, and no page', () => {
  const html = `<link href="/_astro/Page.A1.css"><link href="/fonts/a.woff2" rel=preload>
    <astro-island component-url="/_astro/Nav.B2.js" renderer-url="/_astro/client.C3.js"></astro-island>
    <use href="/icons.svg#share"/><use href="/icons.svg#link"/><a href="/issue/16">Wi-Fi</a>
    <img src="/pictures/taskbar.svg"><img src="/pictures/taskbar.svg#dark">
    <img src="https://other.example/_astro/x.svg">`
  expect(filesNamedIn(html)).toEqual([
    '/_astro/Page.A1.css',
    '/fonts/a.woff2',
    '/_astro/Nav.B2.js',
    '/_astro/client.C3.js',
    '/icons.svg',
    '/pictures/taskbar.svg',
  ])
})

test('a title is read without the name of the site', () => {
  expect(titleIn('<title>No sound · Fixwise</title>')).toBe('No sound')
  expect(titleIn('<title></title>')).toBe('')
  expect(titleIn('<p>no title</p>')).toBe('')
})

test('a title is read as readers see it', () => {
  const html =
    '<title>Wi-Fi won&#39;t connect &amp; &lt;you&gt; &quot;wait&quot; &amp;lt; · Fixwise</title>'
  expect(titleIn(html)).toBe(`Wi-Fi won't connect & <you> "wait" &lt;`)
})

test('a new library loads what has changed or is new, and drops what has gone', () => {
  const old: [string, string][] = [
    ['/issue/1', 'a'],
    ['/issue/2', 'b'],
    ['/_astro/old.js', 'c'],
  ]
  const fresh: [string, string][] = [
    ['/issue/1', 'a'],
    ['/issue/2', 'changed'],
    ['/issue/3', 'd'],
  ]
  expect(changes(old, fresh)).toEqual({ load: ['/issue/2', '/issue/3'], drop: ['/_astro/old.js'] })
})

test.each([
  [0, '0.1'],
  [140_000, '0.1'],
  [2_360_000, '2.4'],
])('%i bytes are shown as %s MB', (bytes, shown) => expect(megabytes(bytes)).toBe(shown))
