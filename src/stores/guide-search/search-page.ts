import { markRoot, parameter, setParameter } from '#services/page.ts'
import { guideSearch } from './search.ts'
import type { SearchState, SearchStore } from './search.ts'

const QUERY = 'q'

interface Address {
  query: () => string
  setQuery: (query: string) => void
  /** Tells the page whether its full list gives way to results. */
  markQuery: (hasQuery: boolean) => void
}

/** The search whose query lives in the address, so that it can be shared, reloaded and kept. */
export function createSearchPage(search: SearchStore, address: Address) {
  function follow(query: string) {
    address.setQuery(query)
    address.markQuery(query !== '')
  }

  /** Where the search fails, the full list is the way on. */
  function settle(outcome: SearchState | undefined) {
    if (outcome?.state === 'failed') address.markQuery(false)
  }

  async function submit(literal = false) {
    follow(search.$query.get().trim())
    settle(await search.submit(literal))
  }

  return {
    /** Runs the query in the address. */
    open() {
      if (search.$query.get()) return
      search.setQuery(address.query().trim())
      void submit()
    },
    type(text: string) {
      if (text.trim() === '') follow('')
      search.type(text, outcome => {
        follow(text.trim())
        settle(outcome)
      })
    },
    submit,
    clear() {
      search.clear()
      follow('')
    },
  }
}

export const searchPage = createSearchPage(guideSearch, {
  query: () => parameter(QUERY),
  setQuery: query => setParameter(QUERY, query),
  markQuery: hasQuery => markRoot('query', hasQuery),
})
