import { ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { search } from './search.ts'
import type { SearchFailure } from './search.ts'

/** A guide that may answer a question before it is asked. */
export interface SimilarGuide {
  id: number
  title: string
}

export type FindGuides = (query: string) => Promise<Result<SimilarGuide[], SearchFailure>>

/** Guides that a search for the question finds. Other kinds of hits are left out. */
export const findGuides: FindGuides = async query => {
  const found = await search(query)
  if (!found.ok) return found
  return ok(
    found.value.hits.flatMap(hit =>
      hit.kind === 'guide' ? [{ id: hit.id, title: hit.title }] : [],
    ),
  )
}
