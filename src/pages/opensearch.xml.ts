import type { APIRoute } from 'astro'

import { escapeMarkup } from '#domain/escape.ts'
import { site } from '#site.ts'

/** Lets a browser offer our search in its address bar. A short name has at most 16 characters. */
const description = `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(site.name.slice(0, 16))}</ShortName>
<Description>${escapeMarkup(site.description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${escapeMarkup(site.language)}</Language>
<Image width="192" height="192" type="image/png">${escapeMarkup(`${site.url}/icon-192.png`)}</Image>
<Image width="16" height="16" type="image/svg+xml">${escapeMarkup(`${site.url}/favicon.svg`)}</Image>
<Url type="text/html" template="${escapeMarkup(`${site.url}/search?q={searchTerms}`)}"/>
</OpenSearchDescription>
`

export const GET: APIRoute = () =>
  new Response(description, {
    headers: { 'content-type': 'application/opensearchdescription+xml' },
  })
