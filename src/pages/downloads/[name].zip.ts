import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'

import { packs, readDrawings } from '#integrations/packs/packs.ts'

/** The printable packs, made from the guides at each build. */
export async function getStaticPaths() {
  const guides = (await getCollection('guides')).map(({ data }) => data)
  return [...packs(guides, readDrawings(process.cwd()))].map(([path, content]) => ({
    params: { name: path.replace(/^.*\/|\.zip$/g, '') },
    props: { content },
  }))
}

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], { headers: { 'content-type': 'application/zip' } })
