import { escapeMarkup } from '#domain/escape.ts'

/** A page that search engines may list. */
export interface ListedPage {
  address: string
  /** The day of its last change, where the page says so. */
  modified: string | undefined
}

const CANONICAL = /<link rel="canonical" href="([^"]+)"/
const MODIFIED = /<meta property="article:modified_time" content="([^"]+)"/

/** What a built page says of itself; undefined for a page that stays out of search engines. */
export function listedPage(html: string): ListedPage | undefined {
  const address = CANONICAL.exec(html)?.[1]
  return address ? { address, modified: MODIFIED.exec(html)?.[1] } : undefined
}

/** https://www.sitemaps.org/protocol.html: one file may name at most 50,000 pages. */
export const MOST_PAGES = 50_000

/**
 * The files of the sitemap by their names. Where one cannot name all pages, `sitemap.xml` names the others; `site` is
 * the address that they lie at.
 */
export function sitemapFiles(
  pages: readonly ListedPage[],
  site: string,
  most = MOST_PAGES,
): ReadonlyMap<string, string> {
  const sorted = pages.toSorted((a, b) =>
    a.address.localeCompare(b.address, 'en', { numeric: true }),
  )
  if (sorted.length <= most) return new Map([['sitemap.xml', pagesXml(sorted)]])
  const parts = Array.from({ length: Math.ceil(sorted.length / most) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    xml: pagesXml(sorted.slice(at * most, (at + 1) * most)),
  }))
  const lines = parts.map(
    ({ name }) => `<sitemap><loc>${escapeMarkup(`${site}/${name}`)}</loc></sitemap>`,
  )
  return new Map([
    ['sitemap.xml', document('sitemapindex', lines)],
    ...parts.map(({ name, xml }) => [name, xml] as const),
  ])
}

const pagesXml = (pages: readonly ListedPage[]) =>
  document(
    'urlset',
    pages.map(({ address, modified }) => {
      const day = modified ? `<lastmod>${escapeMarkup(modified)}</lastmod>` : ''
      return `<url><loc>${escapeMarkup(address)}</loc>${day}</url>`
    }),
  )

const document = (
  element: string,
  lines: readonly string[],
) => `<?xml version="1.0" encoding="utf-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${element}>
`
