import type { Guide } from '#domain/guide/guide.ts'

interface SiteOf {
  name: string
  url: string
}

/**
 * What crawlers read of a guide. The collapsed part is marked as such, so that everybody sees the whole text honestly.
 * https://developers.google.com/search/docs/appearance/structured-data/paywalled-content
 */
export function guideData(guide: Guide, site: SiteOf): readonly object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: guide.title,
      image: `${site.url}/og.png`,
      dateModified: guide.reviewed,
      author: { '@type': 'Organization', name: site.name, url: site.url },
      isAccessibleForFree: false,
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.full' },
    },
  ]
}

/** The way from home to a page, as search engines show it. */
export function breadcrumbs(way: readonly { name: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  }
}
