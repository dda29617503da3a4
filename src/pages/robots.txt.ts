import type { APIRoute } from 'astro'

import { site } from '#site.ts'

/** Pages that are nobody else's business say so themselves (noindex); a crawler must be able to read that. */
const text = `User-agent: *
Allow: /

Sitemap: ${site.url}/sitemap.xml
`

export const GET: APIRoute = () => new Response(text)
