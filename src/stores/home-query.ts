import { keepInEntry, keptInEntry } from '#services/page.ts'

const KEY = 'homeQuery'
/** A name is one line, so a line break parts it from the query. */
const partOf = (name: string) => `${name}\n`

/**
 * What stands in the search box of home, kept with the page's place in the history under the name of whoever typed it:
 * the next reader of this computer, who goes back, is not shown it.
 */
export const homeQuery = {
  keep(query: string, name: string) {
    keepInEntry(KEY, query.trim() ? partOf(name) + query : undefined)
  },
  kept(name: string) {
    const text = keptInEntry(KEY)
    return text.startsWith(partOf(name)) ? text.slice(partOf(name).length) : ''
  },
}
