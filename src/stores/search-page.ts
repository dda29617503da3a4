import { markRoot, parameter, setParameter } from '#services/page.ts'
import { guideSearch } from './search.ts'
import type { SearchStore } from './search.ts'

const QUERY = 'q'

interface Address {
  query: () => string
  setQuery: (query: string) => void
  /** Tells the page whether its full list gives way to results. */
  markAsked: (asked: boolean) => void
}

/** The search whose query lives in the address, so that it can be shared, reloaded and kept. */
export function createSearchPage(search: SearchStore, address: Address) {
  function follow(query: string) {
    address.setQuery(query)
    address.markAsked(query !== '')
  }
  return {
    /** Takes up the query of the address. */
    open() {
      const query = address.query()
      if (!query || search.$query.get()) return
      search.note(query)
      void search.submit()
    },
    type(text: string) {
      if (text.trim() === '') {
        search.clear()
        search.note(text)
        follow('')
      } else search.type(text, () => follow(text.trim()))
    },
    submit() {
      follow(search.$query.get().trim())
      void search.submit()
    },
    clear() {
      search.clear()
      follow('')
    },
  }
}

export const searchPage = createSearchPage(guideSearch, {
  query: () => parameter(QUERY),
  setQuery: query => setParameter(QUERY, query),
  markAsked: asked => markRoot('asked', asked),
})
