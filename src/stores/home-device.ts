import { askConfirm } from '#services/page.ts'
import { homePage } from './home.ts'
import { nickname } from './nickname.ts'
import { recentSearches } from './recent-searches.ts'

/** For computers that several people share. */
export const homeDevice = {
  /** Asks for the nickname again; the searches stay. */
  changeNickname: () => nickname.forget(),
  /** Forgets the nickname and the searches, after asking. */
  clear() {
    if (!askConfirm('Forget your nickname and your searches on this device?')) return
    recentSearches.clear()
    nickname.forget()
    homePage.clear()
  },
}
