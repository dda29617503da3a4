import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'

import { parsedGuide } from '#integrations/guides/parsed-guide.ts'
import { packs, readDrawings } from '#integrations/packs/packs.ts'

/** The printable packs, made from the guides at each build. */
export async function getStaticPaths() {
  const root = process.cwd()
  const guides = (await getCollection('guides')).map(({ digest }) =>
    parsedGuide(root, String(digest)),
  )
  return [...packs(guides, readDrawings(root))].map(([path, content]) => ({
    params: { name: path.replace(/^.*\/|\.zip$/g, '') },
    props: { content },
  }))
}

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'application/zip' } })
