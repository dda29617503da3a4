import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TopicId } from '#domain/guide/topics.ts'
import { pictureSvg } from './drawings.ts'

/** The drawing of a topic as a picture of its own, so that a browser loads it only where it is seen. */
export function topicArtSvg(topic: TopicId, root: string): string {
  const drawings = readFileSync(join(root, 'src/content/topic-art.svg'), 'utf8')
  const shapes = new RegExp(`<symbol id="${topic}"[^>]*>(.*?)</symbol>`, 's').exec(drawings)?.[1]
  if (!shapes) throw new Error(`topic-art.svg has no drawing of "${topic}".`)
  return pictureSvg({ viewBox: '0 0 300 200', shapes }, root)
}
