import { askConfirm } from '#services/page.ts'
import { forgetVisited } from '#services/shelves.ts'
import { writeStored } from '#services/storage.ts'
import { clearSearch } from './home-requests.ts'
import { nickname } from './nickname.ts'
import { recentSearches } from './recent-searches.ts'

/** What other pages keep of somebody's reading and writing. */
const traces = [
  'guideProgress',
  'questionDraft',
  'answerDrafts',
  'sampleVotes',
  'searchesWithoutResult',
]

/** For computers that several people share. */
export const homeDevice = {
  /** Asks for the nickname again; the searches stay. */
  changeNickname: () => nickname.forget(),
  /** Forgets who was here and what was searched, read and begun, after asking. Dark colours and the voice stay. */
  clear() {
    if (!askConfirm('Forget your nickname, your searches and your drafts on this device?')) return
    for (const key of traces) writeStored(key, undefined)
    void forgetVisited()
    recentSearches.clear()
    nickname.forget()
    clearSearch()
  },
}
