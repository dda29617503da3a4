import { askConfirm, goTo } from '#services/page.ts'
import { removeMemberData } from '#services/site-data.ts'
import { session } from './session.ts'

interface Parts {
  confirm: (question: string) => boolean
  signOut: () => Promise<void>
  /** Removes the member from this page, and from every other page on this device. */
  leave: () => void
  removeData: () => Promise<void>
  goTo: (path: string) => void
}

/**
 * Asks, signs out, removes what the member has left on this device, and goes to the sign-in page. Returns whether the
 * member is still logged in because that failed; the specification wants the error in the console.
 */
export function createLogOut({ confirm, signOut, leave, removeData, goTo }: Parts) {
  let leaving = false
  return async (): Promise<'done' | 'kept' | 'failed'> => {
    // A double press asks only once.
    if (leaving || !confirm('Are you sure you want to log out?')) return 'kept'
    leaving = true
    try {
      await signOut()
      // The next page must not show a member, even where the service tells it a moment later.
      leave()
      await removeData()
      goTo('/login')
      return 'done'
    } catch (error) {
      // oxlint-disable-next-line no-console -- the one message that the specification asks for
      console.error('Logout error:', error)
      return 'failed'
    } finally {
      leaving = false
    }
  }
}

export const logOut = createLogOut({
  confirm: askConfirm,
  signOut: session.signOut,
  leave: () => session.enter(undefined),
  removeData: removeMemberData,
  goTo,
})
