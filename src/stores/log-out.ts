import { askConfirm, goTo } from '#services/page.ts'
import { missedSearches } from './missed-searches.ts'
import { session } from './session.ts'
import { sync } from './sync.ts'

/** Asks, signs out and goes to the sign-in page. An error goes to the console only, as the specification says. */
export async function logOut(): Promise<void> {
  if (!askConfirm('Are you sure you want to log out?')) return
  try {
    await session.signOut()
    // The next page must not show a member, even where the service tells it a moment later.
    session.enter(undefined)
    sync.forget()
    missedSearches.clear()
    goTo('/login')
  } catch (error) {
    // oxlint-disable-next-line no-console -- the one message that the specification asks for
    console.error('Logout error:', error)
  }
}
