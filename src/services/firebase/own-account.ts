import {
  deleteUser,
  EmailAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPhoneNumber,
  reauthenticateWithPopup,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import type { User } from 'firebase/auth'

import type { Member } from '#domain/session.ts'
import type { Method, OwnAccountService } from '#services/accounts.ts'
import { attempt } from './attempt.ts'
import { withCaptcha } from './captcha.ts'
import { auth } from './client.ts'
import { googleProvider, popup, standIn } from './google.ts'
import { memberOf } from './member.ts'

const METHODS: Readonly<Record<string, Method>> = {
  password: 'password',
  'google.com': 'google',
  phone: 'phone',
}

/** The provider asks for a fresh proof after five minutes; the clocks may differ a little. */
const FRESH = 4 * 60_000

async function user(): Promise<User> {
  await auth.authStateReady()
  if (auth.currentUser) return auth.currentUser
  throw Object.assign(new Error('Nobody is logged in.'), { code: 'auth/no-current-user' })
}

/** The provider's answer to a change says nothing that we need. */
const done = async (change: Promise<unknown>) => {
  await change
  return null
}

/** The account of whoever is logged in. `changed` hears of changes that the provider tells nobody about. */
export function createOwnAccount(changed: (member: Member) => void): OwnAccountService {
  return {
    methods: async () =>
      (await user()).providerData.flatMap(({ providerId }) => METHODS[providerId] ?? []),

    update: changes =>
      attempt(async () => {
        const current = await user()
        await updateProfile(current, changes)
        const member = memberOf(current)
        changed(member)
        return member
      }),

    needsProof: async () => {
      const { authTime } = await (await user()).getIdTokenResult()
      return Date.now() - Date.parse(authTime) > FRESH
    },

    proveByPassword: password =>
      attempt(async () => {
        const current = await user()
        const credential = EmailAuthProvider.credential(current.email ?? '', password)
        return done(reauthenticateWithCredential(current, credential))
      }),

    proveByGoogle: () =>
      attempt(async () => {
        await standIn()
        return done(reauthenticateWithPopup(await user(), googleProvider(), popup))
      }),

    proveByCode: captcha =>
      attempt(async () => {
        const current = await user()
        const confirmation = await withCaptcha(captcha, verifier =>
          reauthenticateWithPhoneNumber(current, current.phoneNumber ?? '', verifier),
        )
        return code => attempt(async () => memberOf((await confirmation.confirm(code)).user))
      }),

    changePassword: password => attempt(async () => done(updatePassword(await user(), password))),

    addGoogle: () =>
      attempt(async () => {
        await standIn()
        return done(linkWithPopup(await user(), googleProvider(), popup))
      }),

    remove: () => attempt(async () => done(deleteUser(await user()))),
  }
}
