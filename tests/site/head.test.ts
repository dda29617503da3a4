import { describe, expect, test } from 'vitest'

import { attribute, named, textOf } from './page.ts'
import { pages } from './site.ts'
import { site } from '#site.ts'

const indexable = pages.filter(({ html }) => !html.includes('content="noindex"'))

const titleOf = (page: (typeof pages)[number]) => named(page, 'title').map(textOf).join('')
const meta = (page: (typeof pages)[number], name: string) =>
  attribute(
    named(page, 'meta').find(element => attribute(element, 'name') === name),
    'content',
  )

describe('for search engines and shared links', () => {
  test('every page has a title of its own', () => {
    const titles = pages.map(titleOf)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  test('every page has a description of its own', () => {
    const descriptions = indexable.map(page => meta(page, 'description'))
    expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([])
  })

  test.each(indexable)('$path names its own address', page => {
    const canonical = named(page, 'link').find(element => attribute(element, 'rel') === 'canonical')
    expect(attribute(canonical, 'href')).toBe(`${site.url}${page.path === '/' ? '' : page.path}`)
  })

  test.each(pages)(
    '$path has one top-level heading and a description of the right length',
    page => {
      expect(named(page, 'h1')).toHaveLength(1)
      expect(meta(page, 'description')?.length).toBeGreaterThan(40)
      expect(meta(page, 'description')?.length).toBeLessThanOrEqual(160)
    },
  )

  test.each(pages)('$path waits for one file before its first paint', page => {
    const links = named(page, 'link').map(link => ({
      rel: attribute(link, 'rel'),
      isOff: attribute(link, 'disabled') !== undefined,
    }))
    expect(links.filter(({ rel, isOff }) => rel === 'stylesheet' && !isOff)).toHaveLength(1)
    expect(links.filter(({ rel }) => rel === 'manifest')).toEqual([])
  })

  test.each(pages)('$path has complete structured data', ({ html }) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    for (const [, json = ''] of blocks)
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
  })
})
