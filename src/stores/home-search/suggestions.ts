import { atom } from 'nanostores'

import { hitAddress } from '#domain/search/hits.ts'
import { search } from '#services/search.ts'
import type { Search } from '#services/search.ts'
import { createDebounce } from '#services/timer.ts'
import { createTypeahead } from '#stores/guide-search/debounced-search.ts'

export interface Suggestion {
  /** Where it leads: a guide, or the page of a code. */
  address: string
  title: string
}

/** `leaving`: no longer visible, but a tap that was already on its way still lands. */
export type Suggestions =
  | { state: 'none' }
  | { state: 'shown'; options: readonly Suggestion[] }
  | { state: 'leaving'; options: readonly Suggestion[] }

const DELAY = 120
const MOST = 5
/** Shorter input matches too much to be of help. */
const SHORTEST = 3
/** How long a finger takes from decision to tap, in milliseconds. */
export const LEAVING = 400

/** Guides offered while somebody types. Silent when the index cannot be loaded: the search itself will say so. */
export function createSuggestions(ask: Search) {
  const $suggestions = atom<Suggestions>({ state: 'none' })
  const leaving = createDebounce(LEAVING)
  /** `over`: the results came while somebody was in the list. */
  let held: 'no' | 'held' | 'over' = 'no'

  function show(next: Suggestions) {
    leaving.cancel()
    if (next.state !== 'none' || $suggestions.get().state !== 'none') $suggestions.set(next)
  }

  function close() {
    held = 'no'
    show({ state: 'none' })
  }

  const typeahead = createTypeahead({
    ask: query => ask(query, { most: MOST }),
    delay: DELAY,
    shortest: SHORTEST,
    answered(result) {
      if (!result.ok) return
      const options = result.value.hits.map(hit => ({ title: hit.title, address: hitAddress(hit) }))
      show(options.length > 0 ? { state: 'shown', options } : { state: 'none' })
    },
    tooShort: close,
  })

  function clear() {
    typeahead.cancel()
    close()
  }

  /** The results are on the page: the list above them closes, unless somebody is using it. */
  function settle() {
    if (held !== 'no') {
      held = 'over'
      return
    }
    typeahead.cancel()
    const now = $suggestions.get()
    if (now.state !== 'shown') return
    show({ state: 'leaving', options: now.options })
    leaving.run(close)
  }

  return {
    $suggestions,
    clear,
    settle,
    /** Somebody is moving through the list: results that arrive do not close it. */
    hold() {
      if (held === 'no') held = 'held'
    },
    /** The pointer has left the list. */
    release() {
      const isOver = held === 'over'
      held = 'no'
      if (isOver) settle()
    },
    type(text: string) {
      held = 'no'
      typeahead.type(text)
    },
  }
}

export const suggestions = createSuggestions(search)
