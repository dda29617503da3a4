import { askConfirm } from '#services/page.ts'
import { reloadAt } from '#services/reload.ts'
import { removeSiteData } from '#services/site-data.ts'
import { readStored } from '#services/local-storage.ts'

/** Home says there that the device is cleared. */
const CLEARED = '/#cleared'

const QUESTION = `Clear this device? This removes from this browser:

- your nickname, searches and places in guides
- what you have begun to write
- your settings for colours and voice
- pages and guides that are kept for later
- our cookie
- your sign-in, if you are logged in

What your account holds stays in your account.`

interface Parts {
  confirm: (question: string) => boolean
  /** Whether somebody is logged in here, as far as is known without a request. */
  hasMember: () => boolean
  signOut: () => Promise<void>
  removeData: () => Promise<void>
  /** Reloads, so that nothing still in memory can be written back. */
  leave: (to: string) => void
}

/** For computers that several people share: asks, then removes everything that this site has kept here. */
export function createClearDevice({ confirm, hasMember, signOut, removeData, leave }: Parts) {
  return async (): Promise<void> => {
    if (!confirm(QUESTION)) return
    // Where the sign-in script cannot be loaded, its record on the device is removed all the same.
    if (hasMember()) await signOut().catch(() => undefined)
    await removeData()
    leave(CLEARED)
  }
}

export const clearDevice = createClearDevice({
  confirm: askConfirm,
  hasMember: () => readStored('memberHint') !== undefined,
  // Home has this button too, and must not load the sign-in code for it.
  signOut: async () => (await import('#stores/sign-in/session.ts')).session.signOut(),
  removeData: removeSiteData,
  leave: reloadAt,
})
