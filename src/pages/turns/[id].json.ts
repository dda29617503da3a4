import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'

import { effectsFile } from '#integrations/guides/effects-file.ts'
import { parsedGuide } from '#integrations/guides/parsed-guide.ts'

/** What comes of each step of a guide: for those who follow it one step at a time. The page has no room for it. */
export async function getStaticPaths() {
  return (await getCollection('guides')).map(({ data, digest }) => ({
    params: { id: String(data.id) },
    props: { digest: String(digest) },
  }))
}

export const GET: APIRoute<{ digest: string }> = ({ props: { digest } }) =>
  Response.json(effectsFile(parsedGuide(process.cwd(), digest)))
