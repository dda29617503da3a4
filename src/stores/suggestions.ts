import { atom } from 'nanostores'

import { search } from '#services/search.ts'
import type { Search } from '#services/search.ts'

export interface Suggestion {
  /** Where it leads: a guide, or the page of a code. */
  address: string
  title: string
}

const DELAY = 120
const MOST = 5
/** Shorter beginnings fit too much to be of help. */
const SHORTEST = 3

/** Guides offered while somebody types. Silent when the index cannot be loaded: the search itself will say so. */
export function createSuggestions(ask: Search) {
  const $suggestions = atom<readonly Suggestion[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = 0
  let held = false

  function clear() {
    clearTimeout(timer)
    run++
    held = false
    if ($suggestions.get().length > 0) $suggestions.set([])
  }

  async function suggest(query: string, turn: number) {
    const result = await ask(query, { most: MOST })
    if (turn !== run || !result.ok) return
    $suggestions.set(
      result.value.hits.map(hit => ({
        title: hit.title,
        address: hit.kind === 'guide' ? `/issue/${hit.id}` : hit.address,
      })),
    )
  }

  return {
    $suggestions,
    clear,
    /** Somebody moves through the list: results that arrive meanwhile do not take it away. */
    hold: () => void (held = true),
    /** The results are on the page: the list over them has done its work, unless somebody is in it. */
    settle() {
      if (!held) clear()
    },
    type(text: string) {
      const query = text.trim()
      if (query.length < SHORTEST) return clear()
      clearTimeout(timer)
      held = false
      const turn = ++run
      timer = setTimeout(() => void suggest(query, turn), DELAY)
    },
  }
}

export const suggestions = createSuggestions(search)
