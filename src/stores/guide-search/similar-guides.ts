import { atom } from 'nanostores'

import { findGuides } from '#services/similar-guides.ts'
import type { FindGuides, SimilarGuide } from '#services/similar-guides.ts'
import { createTypeahead } from './debounced-search.ts'

/** Long enough that a typing reader is not asked about every letter. */
const DELAY = 500
/** Below this there is nothing to go by. */
const SHORTEST = 8
const MOST = 3

/** Guides that may answer a question while it is being typed. No answer is no trouble: it is only an offer. */
export function createSimilarGuides(find: FindGuides) {
  const $similar = atom<readonly SimilarGuide[]>([])
  const typeahead = createTypeahead({
    ask: find,
    delay: DELAY,
    shortest: SHORTEST,
    answered: found => $similar.set(found.ok ? found.value.slice(0, MOST) : []),
    tooShort: () => $similar.set([]),
  })
  return { $similar, look: typeahead.type }
}

export const similarGuides = createSimilarGuides(findGuides)
