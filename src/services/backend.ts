import type { AccountService } from './accounts.ts'

/** Without Firebase settings nobody can sign in: everybody is a guest. */
const noAccounts: AccountService = {
  watch: changed => {
    changed(undefined)
    return () => {}
  },
  signOut: () => Promise.resolve(),
}

/** The services behind this site's accounts. */
export const accounts: AccountService = noAccounts
