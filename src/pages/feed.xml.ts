import type { APIRoute } from 'astro'
import { getCollection } from 'astro:content'

import { guideFeed } from '#domain/feed.ts'
import { site } from '#site.ts'

export const GET: APIRoute = async () => {
  const guides = (await getCollection('guides')).map(({ data }) => data)
  return new Response(guideFeed(guides, site), {
    headers: { 'content-type': 'application/atom+xml' },
  })
}
