import { describe, expect, test } from 'vitest'

import { listedPage, MOST_PAGES, sitemapFiles } from '#domain/sitemap.ts'

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
  const SITE = 'https://fix.example'
  const page = (address: string, day?: string) => ({ address, modified: day })
  const sitemapXml = (pages: Parameters<typeof sitemapFiles>[0]) =>
    sitemapFiles(pages, SITE).get('sitemap.xml') ?? ''

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

  test('is written as the protocol asks', () => {
    const head = '<?xml version="1.0" encoding="utf-8"?>'
    const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    const pages = [page(`${SITE}/a?b&c`), page(`${SITE}/d`)]
    expect(sitemapXml(pages).split('\n')).toEqual([
      head,
      `<urlset ${schema}>`,
      `<url><loc>${SITE}/a?b&amp;c</loc></url>`,
      `<url><loc>${SITE}/d</loc></url>`,
      '</urlset>',
      '',
    ])
    expect(sitemapFiles(pages, SITE, 1).get('sitemap.xml')?.split('\n')).toEqual([
      head,
      `<sitemapindex ${schema}>`,
      `<sitemap><loc>${SITE}/sitemap-1.xml</loc></sitemap>`,
      `<sitemap><loc>${SITE}/sitemap-2.xml</loc></sitemap>`,
      '</sitemapindex>',
      '',
    ])
  })

  test('is split if one file may not list all pages, and lists its parts', () => {
    expect(MOST_PAGES).toBe(50_000)
    const pages = [1, 2, 3, 4, 5].map(at => page(`${SITE}/issue/${at}`, '2026-11-21'))
    const files = sitemapFiles(pages, SITE, 2)
    expect([...files.keys()]).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
    ])
    const named = (name: string) =>
      [...(files.get(name) ?? '').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
    expect(named('sitemap.xml')).toEqual([1, 2, 3].map(part => `${SITE}/sitemap-${part}.xml`))
    expect([1, 2, 3].flatMap(part => named(`sitemap-${part}.xml`))).toEqual(
      pages.map(({ address }) => address),
    )
    expect(sitemapFiles(pages, SITE, 5).size).toBe(1)
  })
})
