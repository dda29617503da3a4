import { passagesOf } from '#domain/guide/guide.ts'
import type { GuideSummary } from '#domain/guide/guide.ts'
import type { ReadGuide } from './guide-file.ts'

/** What lists, the search and the checks of other guides need of a guide: small enough to hold of every one. */
export interface GuideRecord {
  /** Path from the root of the project. */
  file: string
  summary: GuideSummary
  /** Addresses that its text links to. */
  links: readonly string[]
  /** Names of its drawings. */
  pictures: readonly string[]
}

export function recordOf(file: string, { guide, summary }: ReadGuide): GuideRecord {
  const passages = passagesOf(guide)
  return {
    file,
    summary,
    links: passages.flatMap(passage =>
      passage.kind === 'text' ? linksIn(passage.prose.html) : [],
    ),
    pictures: passages.flatMap(passage => (passage.kind === 'picture' ? [passage.name] : [])),
  }
}

const linksIn = (html: string) =>
  html.includes('href') ? [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url) : []
