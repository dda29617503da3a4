import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { listedPage, sitemapFiles } from '#domain/sitemap.ts'
import type { ListedPage } from '#domain/sitemap.ts'
import { site } from '#site.ts'
import type { BuiltSite, PageReader } from './built-site/pages.ts'

/**
 * Lists every built page that has a canonical link, so that a new page is in the sitemap without anybody
 * thinking of it, and a page that asks search engines to stay away is not.
 */
export function sitemap({ dist }: BuiltSite): PageReader {
  const listed: ListedPage[] = []
  return {
    page: ({ html }) => {
      const page = listedPage(html)
      if (page) listed.push(page)
    },
    done: async () => {
      for (const [name, xml] of sitemapFiles(listed, site.url))
        await writeFile(join(dist, name), xml)
      return `${listed.length} pages in the sitemap.`
    },
  }
}
