import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

import { listedPage, sitemapXml } from '#domain/sitemap.ts'
import type { ListedPage } from '#domain/sitemap.ts'

/**
 * Lists every built page that has a canonical link, so that a new page is in the sitemap without anybody
 * thinking of it, and a page that asks search engines to stay away is not.
 */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const files = (await readdir(root, { recursive: true })).filter(name =>
          name.endsWith('.html'),
        )
        const pages: ListedPage[] = []
        // One after the other: a large library has more pages than a computer lets us open at once.
        for (const name of files) {
          const page = listedPage(await readFile(join(root, name), 'utf8'))
          if (page) pages.push(page)
        }
        await writeFile(join(root, 'sitemap.xml'), sitemapXml(pages))
        logger.info(`${pages.length} of ${files.length} pages in the sitemap.`)
      },
    },
  }
}
