import { escapeXml } from '#domain/xml.ts'

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

/** https://www.sitemaps.org/protocol.html; one file may name at most 50,000 pages. */
export const MOST_PAGES = 50_000

export function sitemapXml(pages: readonly ListedPage[]): string {
  if (pages.length > MOST_PAGES)
    throw new Error(`${pages.length} pages: one sitemap names at most ${MOST_PAGES}. Split it.`)
  const lines = pages
    .toSorted((a, b) => a.address.localeCompare(b.address, 'en', { numeric: true }))
    .map(({ address, modified }) => {
      const day = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : ''
      return `<url><loc>${escapeXml(address)}</loc>${day}</url>`
    })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
}
