import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { caching, headers } from '#integrations/security/policy.ts'
import { attribute, named, textOf } from './page.ts'
import type { BuiltPage } from './page.ts'
import { pages } from './site.ts'

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
}

describe('security', () => {
  test.each(pages)('$path has its policy first in its head', ({ html }) => {
    expect(html).toMatch(
      /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8"\s*\/?>\s*<meta http-equiv="content-security-policy"/i,
    )
    expect(html).toContain("default-src 'none'")
    expect(html).not.toContain("'unsafe-inline'")
  })

  /** The hashes of a directive, and of what stands inline in the page. */
  const hashes = (page: BuiltPage, directive: string) =>
    policyOf(page)
      .split(';')
      .find(words => words.startsWith(directive))
      ?.match(/'sha256-[^']*'/g) ?? []
  const policyOf = (page: BuiltPage) =>
    named(page, 'meta')
      .filter(meta => attribute(meta, 'http-equiv') === 'content-security-policy')
      .map(meta => attribute(meta, 'content') ?? '')
      .join(' and ')
  const inline = (page: BuiltPage, tag: string) =>
    named(page, tag)
      .filter(
        element =>
          attribute(element, 'src') === undefined &&
          attribute(element, 'type') !== 'application/ld+json',
      )
      .map(textOf)
  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

  test.each(pages)('$path allows the inline code it contains, and no other', page => {
    for (const tag of ['script', 'style'])
      expect(new Set(hashes(page, `${tag}-src`))).toEqual(new Set(inline(page, tag).map(hashOf)))
  })

  test.each(pages)(
    '$path has no style attributes and no event handlers in its HTML',
    ({ elements }) => {
      const bad = elements.flatMap(({ attrs }) =>
        attrs.filter(({ name }) => name === 'style' || /^on[a-z]+$/.test(name)),
      )
      expect(bad).toEqual([])
    },
  )

  test.each(pages)('$path loads nothing from another host unprompted', page => {
    const loads = page.elements.filter(({ tagName }) =>
      ['script', 'img', 'iframe', 'video', 'audio', 'source', 'embed', 'object'].includes(tagName),
    )
    const links = named(page, 'link').filter(element =>
      /stylesheet|preload|icon|manifest|modulepreload|preconnect|dns-prefetch/.test(
        attribute(element, 'rel') ?? '',
      ),
    )
    const foreign = [...loads, ...links]
      .flatMap(element => [attribute(element, 'src'), attribute(element, 'href')])
      .filter(address => address && /^(?:https?:)?\/\//.test(address))
    expect(foreign).toEqual([])
  })

  test('firebase.json has the headers from the one source', () => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as Hosting
    const sent = Object.fromEntries(
      hosting.headers
        .filter(({ source }) => source === '**')
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    )
    expect(sent).toEqual(headers)
    for (const { source, value } of caching)
      expect(hosting.headers).toContainEqual({ source, headers: [{ key: 'Cache-Control', value }] })
  })

  test('_headers has the same headers for other hosts', () => {
    const file = readFileSync('dist/_headers', 'utf8')
    for (const [name, value] of Object.entries(headers))
      expect(file).toContain(`  ${name}: ${value}`)
  })
})
