import { atom } from 'nanostores'

import { findGuides } from '#services/similar-guides.ts'
import type { FindGuides, SimilarGuide } from '#services/similar-guides.ts'

/** Long enough that a typing reader is not asked about every letter. */
const DEBOUNCE = 500
/** Below this there is nothing to go by. */
const SHORTEST = 8
const MOST = 3

/** Guides that may answer a question while it is being typed. No answer is no trouble: it is only an offer. */
export function createSimilarGuides(find: FindGuides) {
  const $similar = atom<readonly SimilarGuide[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  return {
    $similar,
    look(title: string) {
      const mine = ++turn
      clearTimeout(timer)
      const query = title.trim()
      if (query.length < SHORTEST) return $similar.set([])
      timer = setTimeout(async () => {
        const found = await find(query)
        if (mine === turn) $similar.set(found.ok ? found.value.slice(0, MOST) : [])
      }, DEBOUNCE)
    },
  }
}

export const similarGuides = createSimilarGuides(findGuides)
