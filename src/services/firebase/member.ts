import type { User } from 'firebase/auth'

import type { Member } from '#domain/sign-in/session.ts'

/** The provider's user as the site knows a member. */
export function memberOf(user: User): Member {
  return {
    uid: user.uid,
    displayName: user.displayName ?? '',
    email: user.email ?? '',
    phoneNumber: user.phoneNumber ?? '',
    photoURL: user.photoURL ?? '',
  }
}
