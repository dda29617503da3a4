import { writeHistoryEntry, readHistoryEntry } from '#services/page.ts'
import { removeFromSession, readSession, writeSession } from '#services/session-storage.ts'

const KEY = 'homeQuery'
/** Set while words wait for a nickname: home must then hydrate by itself to show them again. */
const WAITS = 'homeWaits'
/** A name is one line, so a line break parts it from the query. */
const partOf = (name: string) => `${name}\n`

/**
 * What stands in the search box of home, for a reload and for the way back: each visit of home in the history has its
 * own. The history holds only a number, so that clearing this device clears the words. They are kept under the name of
 * whoever typed them: the next reader of this computer, who goes back, is not shown them.
 */
export const homeQuery = {
  keep(query: string, name: string) {
    const text = query.trim() ? partOf(name) + query : undefined
    const visit = readHistoryEntry(KEY)
    if (text && !name) writeSession(WAITS, 'yes')
    else removeFromSession(WAITS)
    if (!text) return visit ? removeFromSession(`query ${visit}`) : undefined
    writeSession(`query ${homeQuery.begin()}`, text)
  },
  /** Gives this visit its number. As a page is left it is too late: browsers no longer write the history then. */
  begin(): string {
    const visit = readHistoryEntry(KEY)
    if (visit) return visit
    const fresh = Date.now().toString(36)
    writeHistoryEntry(KEY, fresh)
    return fresh
  },
  kept(name: string): string {
    const text = readSession(`query ${readHistoryEntry(KEY)}`) ?? ''
    return text.startsWith(partOf(name)) ? text.slice(partOf(name).length) : ''
  },
}
