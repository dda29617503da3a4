import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { attribute } from './page.ts'
import { difficultyDials } from '#domain/guide/facts.ts'
import { iconAddress } from '#domain/icons.ts'
import { isServed, pageAt, pages } from './site.ts'
import { site } from '#site.ts'

const addresses = ['href', 'src', 'action', 'poster']

/** Links of a page to this site, as absolute addresses. */
function ownLinks({ path, elements }: (typeof pages)[number]): URL[] {
  return elements
    .filter(element => attribute(element, 'rel') !== 'canonical')
    .flatMap(element => addresses.map(name => attribute(element, name)))
    .filter(value => value !== undefined)
    .map(value => new URL(value, `${site.url}${path}`))
    .filter(({ origin }) => origin === site.url)
}

describe('links', () => {
  test('there are pages to check', () => {
    expect(pages.length).toBeGreaterThan(70)
  })

  test.each(pages)('$path links only to pages that exist', page => {
    const dead = ownLinks(page).filter(({ pathname }) => !isServed(pathname))
    expect(dead.map(({ href }) => href)).toEqual([])
  })

  test.each(pages)('$path links only to parts of pages that exist', page => {
    const missing = ownLinks(page).filter(({ pathname, hash }) => {
      if (!hash || /\.\w+$/.test(pathname) || !isServed(pathname)) return false
      return !pageAt(pathname).elements.some(element => attribute(element, 'id') === hash.slice(1))
    })
    expect(missing.map(({ href }) => href)).toEqual([])
  })

  test.each(pages)('$path uses only icons that exist', ({ html }) => {
    const used = [...html.matchAll(/href="(\/[\w-]*icons\.svg#[^"]+)"/g)].map(([, at = '']) => at)
    expect(used.filter(address => !drawn.includes(address))).toEqual([])
  })
})

const iconsOf = (sprite: string) =>
  [...readFileSync(`dist/${sprite}`, 'utf8').matchAll(/id="([^"]+)"/g)].map(([, id = '']) => id)
const icons = [...iconsOf('icons.svg'), ...iconsOf('more-icons.svg')]
const drawn = ['icons.svg', 'more-icons.svg'].flatMap(sprite =>
  iconsOf(sprite).map(id => `/${sprite}#${id}`),
)

test('every icon is requested from where it is stored', () => {
  expect(icons.map(iconAddress)).toEqual(drawn)
})

/** Every reader of every page pays for an icon that nothing shows. */
test.each(icons)('the icon %s is used somewhere', icon => {
  const code = globSync('dist/_astro/*.js').map(file => readFileSync(file, 'utf8'))
  const isQuoted = new RegExp(`#${icon}"|["'\`]${icon}["'\`]`)
  const shown = [...pages.map(({ html }) => html), ...code].some(text => isQuoted.test(text))
  // A guide for experts would show theirs.
  expect(shown || icon === difficultyDials.advanced).toBe(true)
})
