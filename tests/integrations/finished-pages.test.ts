import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { builtPages } from '#integrations/built-site/pages.ts'
import { security } from '#integrations/security/finish-page.ts'

const services = {
  authDomain: '',
  webSearch: 'https://search.example/v1',
  tiles: 'https://tiles.example/{z}/{x}/{y}.png',
  overpass: 'https://overpass.example/api',
  local: [],
}
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'fixwise-pages-'))
  mkdirSync(join(dist, '_astro'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true })
  writeFileSync(join(dist, name), text)
}
const read = (name: string) => readFileSync(join(dist, name), 'utf8')

/** A page as Astro leaves it: its policy stands last in the head, and knows every hash of the site. */
const astros = (body: string, known: readonly string[]) =>
  `<!doctype html><html><head><meta charset="utf-8"/><title>Page</title>` +
  `<meta http-equiv="content-security-policy" content="script-src 'self' ${known.map(hashOf).join(' ')}">` +
  `</head><body>${body}</body></html>`

async function finish() {
  const { hooks } = builtPages({ finish: security(services), readers: [] })
  const done = hooks['astro:build:done']
  const options = { dir: pathToFileURL(`${dist}/`) } as Parameters<NonNullable<typeof done>>[0]
  await done?.(options)
}

const policyOf = (html: string) =>
  /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html)?.[1] ?? ''
const sources = (html: string, directive: string) =>
  policyOf(html)
    .split(';')
    .map(part => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1)

describe('a page that the build has written', () => {
  const code = { one: 'one()', two: 'two()', look: '@layer base;' }
  const known = Object.values(code)

  test('begins with its one policy, before anything that it governs', async () => {
    write('codes.html', astros(`<script>${code.one}</script>`, known))
    await finish()
    const html = read('codes.html')
    expect(html).toMatch(
      /^<!doctype html><html><head><meta charset="utf-8"\/><meta http-equiv="content-security-policy" content="default-src 'none';[^"]*"><title>/,
    )
    expect(html.match(/content-security-policy/g)).toHaveLength(1)
  })

  test('allows the code that stands in it, by its hash, and not that of other pages', async () => {
    write('codes.html', astros(`<script>${code.one}</script><style>${code.look}</style>`, known))
    write('issue/16.html', astros(`<p></p><script type="module">${code.two}</script>`, known))
    await finish()
    expect(sources(read('codes.html'), 'script-src')).toEqual(["'self'", hashOf(code.one)])
    expect(sources(read('codes.html'), 'style-src')).toEqual(["'self'", hashOf(code.look)])
    expect(sources(read('issue/16.html'), 'script-src')).toEqual(["'self'", hashOf(code.two)])
    expect(sources(read('issue/16.html'), 'style-src')).toEqual(["'self'"])
  })

  test('allows neither structured data nor files as inline code', async () => {
    const data = '<script type="application/ld+json">{"@type":"HowTo"}</script>'
    write('codes.html', astros(`${data}<script type="module" src="/_astro/a.js"></script>`, []))
    await finish()
    expect(sources(read('codes.html'), 'script-src')).toEqual(["'self'"])
  })

  test('allows what its own address needs', async () => {
    write('index.html', astros('', []))
    await finish()
    expect(sources(read('index.html'), 'connect-src')).toEqual(["'self'", 'https://search.example'])
  })

  test.each([
    ['of another host frames its player', 'https://player.vimeo.com/1', true],
    ['of our own frames nobody', '/films/one.mp4', false],
  ])('with a video %s', async (_, address, frames) => {
    const island = `<astro-island uid="1" component-export="Video" props="{&quot;src&quot;:[0,&quot;${address}&quot;]}"></astro-island>`
    write('issue/16.html', astros(island, []))
    await finish()
    expect(sources(read('issue/16.html'), 'frame-src') !== undefined).toBe(frames)
  })

  test('with an island that is no video frames nobody, whatever it links', async () => {
    const island = `<astro-island component-export="Share" props="https://fixwise.example"></astro-island>`
    write('issue/16.html', astros(island, []))
    await finish()
    expect(sources(read('issue/16.html'), 'frame-src')).toBeUndefined()
  })

  test.each(['script', 'style'])('stops the build with a %s that nobody knows', async tag => {
    write('codes.html', astros(`<${tag}>stranger</${tag}>`, known))
    await expect(finish()).rejects.toThrow(
      `/codes has inline code that nobody knows: ${hashOf('stranger')}`,
    )
  })

  test.each([
    ['a policy', '<html><head><meta charset="utf-8"></head></html>'],
    [
      'a character set',
      `<html><head><meta http-equiv="content-security-policy" content=""></head></html>`,
    ],
  ])('stops the build without %s', async (_, html) => {
    write('codes.html', html)
    await expect(finish()).rejects.toThrow('/codes has no security policy to replace.')
  })

  test('may be written in any of the ways that Astro has', async () => {
    const html = `<html><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="" data-astro/></head></html>`
    write('codes.html', html)
    await finish()
    expect(read('codes.html').match(/content-security-policy/g)).toHaveLength(1)
    expect(policyOf(read('codes.html'))).toContain("default-src 'none'")
  })

  test('runs one script, once the browser knows its style sheets and before it paints', async () => {
    const sheet = '<link rel="stylesheet" href="/_astro/Page.1.css">'
    const island = `<astro-island component-export="Nav"></astro-island>`
    const html = astros(`<script>${code.two}</script>${island}<script>own()</script>`, [
      ...known,
      'own()',
    ])
    write('codes.html', html.replace('<title>', `<script>${code.one}</script>$&${sheet}`))
    await finish()
    const both = code.one + code.two
    expect(read('codes.html')).toContain(`<script>${both}</script></head><body>${island}`)
    expect(read('codes.html')).toContain(`${island}<script>own()</script>`)
    expect(sources(read('codes.html'), 'script-src')).toEqual([
      "'self'",
      hashOf(both),
      hashOf('own()'),
    ])
  })

  test('of a guide has all its styles in one file, without tokens that nothing reads', async () => {
    const link = (name: string) => `<link rel="stylesheet" href="/_astro/${name}">`
    for (const [name, text] of [
      ['Page.1.css', ':root{--read:1;--unread:2;--later:3;--icon:4}a{top:var(--read)}'],
      ['Art.1.css', 'b{}'],
      ['_id_.1.css', 'c{}'],
    ])
      write(`_astro/${name}`, `${text}\n`)
    write('_astro/bar.1.css', 'd{top:var(--later)}')
    write('_astro/Bar.1.js', 'load("bar.1.css")')
    write('icons.svg', '<path fill="var(--icon)"/>')
    const styles = `<style>${code.look}</style>`
    const sheets = link('Page.1.css') + link('Art.1.css') + link('_id_.1.css')
    write('issue/16.html', astros(styles + sheets, known))
    write('codes.html', astros(styles + link('Page.1.css') + link('Art.1.css'), known))
    await finish()
    const [, file = ''] =
      /<body><link rel="stylesheet" href="([^"]+)"><\/body>/.exec(read('issue/16.html')) ?? []
    expect(read(file)).toBe(
      `${code.look}:root{--read:1;--later:3;--icon:4}a{top:var(--read)}b{}c{}`,
    )
    expect(sources(read('issue/16.html'), 'style-src')).toEqual(["'self'"])
    expect(read('codes.html')).toContain(`<style>${code.look}b{}</style>${link('Page.1.css')}`)
  })

  test('has its own styles in it, those too that a script asks for, and waits for one file', async () => {
    const link = (name: string, end = '') => `<link rel="stylesheet" href="/_astro/${name}"${end}>`
    write('_astro/Page.1.css', 'a{}')
    write('_astro/Button.1.css', 'b{}')
    write('_astro/Button.1.js', 'load("Button.1.css")')
    const styles = `<style>${code.look}</style>`
    write('index.html', astros(styles + link('Page.1.css') + link('Button.1.css'), known))
    await finish()
    // The script finds the link, and so does not load what is there already.
    expect(read('index.html')).toContain(
      `<style>${code.look}b{}</style>${link('Page.1.css')}${link('Button.1.css', ' disabled')}`,
    )
  })

  test('is the only kind of file that changes', async () => {
    write('feed.xml', '<feed/>')
    await finish()
    expect(read('feed.xml')).toBe('<feed/>')
  })
})

test('the host reads its headers from one file, an address and its lines each', async () => {
  await finish()
  expect(read('_headers')).toBe(`/*
  Content-Security-Policy: frame-ancestors 'none'
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  Permissions-Policy: camera=(), geolocation=(self), microphone=(self), payment=(), usb=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY

/worker.js
  Cache-Control: no-cache

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/fonts/*
  Cache-Control: public, max-age=31536000, immutable

`)
})
