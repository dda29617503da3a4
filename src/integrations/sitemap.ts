import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { listedPage, sitemapXml } from '#domain/sitemap.ts'
import type { ListedPage } from '#domain/sitemap.ts'
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
      await writeFile(join(dist, 'sitemap.xml'), sitemapXml(listed))
      return `${listed.length} pages in the sitemap.`
    },
  }
}
