import type { APIRoute } from 'astro'

import { topicIds } from '#domain/guide/topics.ts'
import type { TopicId } from '#domain/guide/topics.ts'
import { topicArtSvg } from '#integrations/topic-art.ts'

export const getStaticPaths = () => topicIds.map(topic => ({ params: { topic }, props: { topic } }))

export const GET: APIRoute<{ topic: TopicId }> = ({ props: { topic } }) =>
  new Response(topicArtSvg(topic, process.cwd()), { headers: { 'content-type': 'image/svg+xml' } })
