import { atom } from 'nanostores'

import { findGuides } from '#services/similar-guides.ts'
import type { FindGuides, SimilarGuide } from '#services/similar-guides.ts'
import { createTypeahead } from './debounced-search.ts'

/** Long enough that not every keystroke makes a request. */
const DELAY = 500
/** Below this length there is too little to go on. */
const SHORTEST = 8
const MOST = 3

/** Guides that may answer a question while it is being typed. No answer is not an error: this is only an offer. */
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
