import type { APIRoute } from 'astro'

import { pictureNamed, pictureNames } from '#components/guide/pictures.ts'
import { pictureSvg } from '#integrations/drawings.ts'

export const getStaticPaths = () =>
  pictureNames.map(name => ({ params: { name }, props: { name } }))

export const GET: APIRoute<{ name: string }> = ({ props: { name } }) =>
  new Response(pictureSvg(pictureNamed(name), process.cwd()), {
    headers: { 'content-type': 'image/svg+xml' },
  })
