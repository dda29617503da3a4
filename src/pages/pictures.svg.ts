import type { APIRoute } from 'astro'

import { pictureSprite } from '#components/guide/pictures.ts'

export const GET: APIRoute = () =>
  new Response(pictureSprite(), { headers: { 'content-type': 'image/svg+xml' } })
