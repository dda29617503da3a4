import type { APIRoute } from 'astro'

import { topicIds } from '#domain/topics.ts'
import type { TopicId } from '#domain/topics.ts'
import { stripSvg } from '#integrations/strips.ts'

export const getStaticPaths = () => topicIds.map(topic => ({ params: { topic }, props: { topic } }))

export const GET: APIRoute<{ topic: TopicId }> = ({ props: { topic } }) =>
  new Response(stripSvg(topic, process.cwd()), { headers: { 'content-type': 'image/svg+xml' } })
