import { parse } from 'yaml'

import type { GuideSummary } from '#domain/guide/guide.ts'
import { linkTo } from '#domain/guide/answer-link.ts'
import { phrasesOf } from '#domain/guide/symptoms.ts'
import { typographic } from '#domain/guide/text.ts'
import { buildSearchIndex } from '#domain/search/build.ts'
import type { SearchFiles } from '#domain/search/build.ts'
import type { CodeRecord, SearchRecord } from '#domain/search/records.ts'
import { parseWords } from '#domain/search/words.ts'
import type { SearchWords } from '#domain/search/words.ts'
import { contentFiles } from './content-files.ts'

const WORDS_FOLDER = 'src/content/search'

/** What the search knows about a guide; `others` are those that may answer its symptoms. */
export function searchRecord(
  guide: GuideSummary,
  others: ReadonlyMap<number, GuideSummary> = new Map(),
): SearchRecord {
  return {
    id: guide.id,
    slug: guide.slug,
    title: typographic(guide.title),
    description: typographic(guide.sub_description),
    symptoms: phrasesOf(guide.symptoms),
    answers: guide.symptoms.map(({ answer, phrases }) => ({
      count: phrases.length,
      ...linkTo(answer, guide, others),
    })),
    headings: guide.headings,
    topic: guide.topic,
  }
}

/** The curated words under the root of the project. */
export function curatedWords(root: string): SearchWords {
  return parseWords(contentFiles(root, WORDS_FOLDER).map(({ text }) => parse(text) as unknown))
}

/** All files of the search index, from the guides and the curated words under the root of the project. */
export function searchFiles(
  root: string,
  guides: readonly GuideSummary[],
  codes: readonly CodeRecord[] = [],
): SearchFiles {
  const byId = new Map(guides.map(guide => [guide.id, guide]))
  return buildSearchIndex(
    guides.map(guide => searchRecord(guide, byId)),
    curatedWords(root),
    codes,
  )
}
