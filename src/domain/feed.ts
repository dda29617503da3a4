import { escapeMarkup } from '#domain/escape.ts'

/** The newest are enough for a reader of feeds, and the file does not grow with the library. */
const MOST = 50

interface Entry {
  id: number
  title: string
  sub_description: string
  /** 2026-11-21 */
  reviewed: string
}

interface SiteOf {
  name: string
  url: string
  description: string
  language: string
}

/** An Atom feed of the guides, the one reviewed last first. https://www.rfc-editor.org/rfc/rfc4287 */
export function guideFeed(guides: readonly Entry[], site: SiteOf): string {
  const newest = guides
    .toSorted((a, b) => b.reviewed.localeCompare(a.reviewed) || a.id - b.id)
    .slice(0, MOST)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(site.language)}">
<title>${escapeMarkup(site.name)}: guides</title>
<subtitle>${escapeMarkup(site.description)}</subtitle>
<id>${escapeMarkup(site.url)}/</id>
<link href="${escapeMarkup(site.url)}/"/>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(site.url)}/feed.xml"/>
<updated>${instant(newest[0]?.reviewed ?? '1970-01-01')}</updated>
<author><name>${escapeMarkup(site.name)}</name></author>
${newest.map(guide => entryOf(guide, site.url)).join('\n')}
</feed>
`
}

function entryOf({ id, title, sub_description, reviewed }: Entry, url: string): string {
  const address = escapeMarkup(`${url}/issue/${id}`)
  return `<entry>
<title>${escapeMarkup(title)}</title>
<id>${address}</id>
<link href="${address}"/>
<updated>${instant(reviewed)}</updated>
<summary>${escapeMarkup(sub_description)}</summary>
</entry>`
}

const instant = (day: string) => `${day}T00:00:00Z`
