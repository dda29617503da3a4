import { onAuthStateChanged, signOut } from 'firebase/auth'

import type { Member } from '#domain/session.ts'
import type { Accounts } from '#services/accounts.ts'
import { auth } from './client.ts'
import { memberOf } from './member.ts'
import { createOwnAccount } from './own-account.ts'
import { firebaseSignIn } from './sign-in.ts'

const watchers = new Set<(member: Member | undefined) => void>()

/** Accounts in Firebase Authentication. */
export const firebaseAccounts: Accounts = {
  available: true,
  watch(changed) {
    watchers.add(changed)
    const stop = onAuthStateChanged(auth, user => changed(user ? memberOf(user) : undefined))
    return () => {
      watchers.delete(changed)
      stop()
    }
  },
  signOut: () => signOut(auth),
  ...firebaseSignIn,
  ...createOwnAccount(member => watchers.forEach(changed => changed(member))),
}
