import { existsSync, readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

import { attribute, brotliBytes, fileBytes, named, textOf } from './page.ts'
import { pageAt, pages } from './site.ts'

const MOST_BYTES = 14_000

const codeLists = [
  '/codes',
  '/codes/web-and-mail',
  '/codes/printers-and-drives',
  '/codes/lights-and-beeps',
]
const codePages = pages.filter(
  ({ path }) => path.startsWith('/codes/') && !codeLists.includes(path),
)
const lists = [...codeLists, '/still-supported', '/downloads']
/** Style sheets are compressed once: every page of a kind names the same. */
const sheets = new Map<string, number>()

function styleBytes(href: string): number {
  const bytes = sheets.get(href) ?? fileBytes(href)
  sheets.set(href, bytes)
  return bytes
}

test.each([...lists, '/codes/critical-process-died', '/codes/0x80070643', '/codes/hp-3-2'])(
  '%s has at most 14 kB of HTML and CSS',
  path => {
    const page = pageAt(path)
    const styles = named(page, 'link')
      .filter(link => attribute(link, 'rel') === 'stylesheet')
      .reduce((sum, link) => sum + styleBytes(attribute(link, 'href') ?? ''), 0)
    expect(brotliBytes(page.html) + styles).toBeLessThanOrEqual(MOST_BYTES)
  },
)

test('an emergency is shown in full before anything is pressed', () => {
  const blocks = pages.flatMap(page => named(page, 'details'))
  const emergencies = blocks.filter(block => attribute(block, 'class') === 'emergency')
  expect(emergencies.length).toBeGreaterThan(5)
  expect(emergencies.filter(block => attribute(block, 'open') === undefined)).toEqual([])
})

describe('error code pages', () => {
  test('are all on a list', () => {
    const listed = new Set(
      codeLists.flatMap(path => named(pageAt(path), 'a').map(link => attribute(link, 'href'))),
    )
    expect(codePages.length).toBeGreaterThan(100)
    expect(codePages.map(({ path }) => path).filter(path => !listed.has(path))).toEqual([])
  })

  test('all lead to a guide, name their source and show the path from home', () => {
    const poor = codePages.filter(page => {
      const links = named(page, 'a').map(link => attribute(link, 'href') ?? '')
      const data = named(page, 'script').map(textOf).join('')
      return !(
        links.some(link => link.startsWith('/issue/')) &&
        links.some(link => /^https:\/\/\w+[\w.]*\.(?:com|org|canon)\//.test(link)) &&
        data.includes('BreadcrumbList')
      )
    })
    expect(poor.map(({ path }) => path)).toEqual([])
  })
})

test('every pack that a page offers exists and can be opened', () => {
  const packs = new Set(
    pages.flatMap(page =>
      named(page, 'a')
        .map(link => attribute(link, 'href') ?? '')
        .filter(href => href.endsWith('.zip')),
    ),
  )
  expect(packs.size).toBeGreaterThanOrEqual(21)
  for (const pack of packs) {
    expect(existsSync(`dist${pack}`)).toBe(true)
    expect(Object.keys(unzipSync(readFileSync(`dist${pack}`))).length).toBeGreaterThanOrEqual(3)
  }
})

test('no page promises that everything can be undone', () => {
  const promise =
    /way back beside|(?:how to|can) undo (?:it all|each|every|them all)|you can undo it/i
  expect(pages.filter(({ html }) => promise.test(html)).map(({ path }) => path)).toEqual([])
})

test('the list of saved pages, which appears late, shifts nothing that can be pressed', () => {
  const { html } = pageAt('/offline')
  const island = html.indexOf('SavedPages.island')
  expect(island).toBeGreaterThan(0)
  expect(html.slice(island, html.indexOf('</main>'))).not.toMatch(/<(?:a|button|input)[ >]/)
})
