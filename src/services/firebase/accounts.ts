import { signOut } from 'firebase/auth'

import type { Accounts } from '#services/accounts.ts'
import { auth } from './client.ts'
import { firebaseOwnAccount } from './own-account.ts'
import { watchPresence } from './presence.ts'
import { firebaseSignIn } from './sign-in.ts'

/** Accounts in Firebase Authentication. */
export const firebaseAccounts: Accounts = {
  available: true,
  watch: watchPresence,
  signOut: () => signOut(auth),
  ...firebaseSignIn,
  ...firebaseOwnAccount,
}
