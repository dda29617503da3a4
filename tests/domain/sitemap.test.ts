import { describe, expect, test } from 'vitest'

import { listedPage, MOST_PAGES, sitemapXml } from '#domain/sitemap.ts'

const canonical = '<link rel="canonical" href="https://fix.example/issue/1">'
const modified = '<meta property="article:modified_time" content="2026-11-21">'

describe('what a page says of itself', () => {
  test('a page with a canonical link is listed, with its day where it names one', () => {
    expect(listedPage(`<head>${canonical}${modified}</head>`)).toEqual({
      address: 'https://fix.example/issue/1',
      modified: '2026-11-21',
    })
    expect(listedPage(canonical)).toEqual({
      address: 'https://fix.example/issue/1',
      modified: undefined,
    })
  })

  test('a page that search engines should not list has no canonical link and stays out', () => {
    expect(listedPage('<meta name="robots" content="noindex">')).toBeUndefined()
  })
})

describe('the sitemap', () => {
  const page = (address: string, day?: string) => ({ address, modified: day })

  test('has the pages in an order that people can follow', () => {
    const xml = sitemapXml(
      ['/issue/10', '/issue/9', '/about'].map(path => page(`https://fix.example${path}`)),
    )
    expect(
      [...xml.matchAll(/<loc>https:\/\/fix\.example([^<]+)/g)].map(([, path]) => path),
    ).toEqual(['/about', '/issue/9', '/issue/10'])
  })

  test('names a day only where it is known', () => {
    const xml = sitemapXml([
      page('https://fix.example/a', '2026-11-21'),
      page('https://fix.example/b'),
    ])
    expect(xml).toContain('/a</loc><lastmod>2026-11-21</lastmod></url>')
    expect(xml).toContain('/b</loc></url>')
  })

  test('says so when there are more pages than one file may name', () => {
    const pages = Array.from({ length: MOST_PAGES + 1 }, (_, at) =>
      page(`https://fix.example/${at}`),
    )
    expect(() => sitemapXml(pages)).toThrow('50001 pages')
  })
})
