import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'

import { codeRecords } from '#domain/guide/codes.ts'
import { searchFiles } from '#integrations/search-index.ts'

/** The search index, a file a part; see src/domain/search. */
export async function getStaticPaths() {
  const guides = (await getCollection('guides')).map(({ data }) => data)
  const codes = codeRecords((await getCollection('codes')).map(({ data }) => data))
  return Object.entries(searchFiles(process.cwd(), guides, codes)).map(([name, content]) => ({
    params: { name },
    // Text is a tenth of what objects take, and all of them wait here until they are written.
    props: { content: JSON.stringify(content) },
  }))
}

export const GET: APIRoute = ({ props }) =>
  new Response(props['content'], {
    headers: { 'content-type': 'application/json' },
  })
