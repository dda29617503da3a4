import {
  deleteUser,
  EmailAuthProvider,
  linkWithPopup,
  reauthenticateWithCredential,
  reauthenticateWithPhoneNumber,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import type { User } from 'firebase/auth'

import type { Method, OwnAccountService } from '#services/accounts.ts'
import { attempt } from './attempt.ts'
import { withCaptcha } from './captcha.ts'
import { googleProvider, popup, standIn, untilClosed } from './google.ts'
import { memberOf } from './member.ts'
import { presentUser, tellChanged } from './presence.ts'

const METHODS: Readonly<Record<string, Method>> = {
  password: 'password',
  'google.com': 'google',
  phone: 'phone',
}

/** The provider asks for a fresh proof after five minutes; the clocks may differ a little. */
const FRESH = 4 * 60_000

async function user(): Promise<User> {
  const present = await presentUser()
  if (present) return present
  throw Object.assign(new Error('Nobody is logged in.'), { code: 'auth/no-current-user' })
}

/** The provider's answer to a change says nothing that we need. */
const done = async (change: Promise<unknown>) => {
  await change
  return null
}

/** What Google's window does for whoever is logged in. */
const withGoogle = (call: typeof linkWithPopup) =>
  untilClosed(() =>
    attempt(async () => {
      await standIn()
      return done(call(await user(), googleProvider(), popup))
    }),
  )

/** The account of whoever is logged in. */
export const firebaseOwnAccount: OwnAccountService = {
  async ways() {
    const current = await user()
    // An address may have been confirmed in another window meanwhile. Offline, what was known last has to do.
    if (!current.emailVerified) await reload(current).catch(() => undefined)
    return {
      methods: current.providerData.flatMap(({ providerId }) => METHODS[providerId] ?? []),
      confirmed: current.emailVerified,
    }
  },

  update: changes =>
    attempt(async () => {
      const current = await user()
      await updateProfile(current, changes)
      tellChanged(current)
      return memberOf(current)
    }),

  needsProof: async () => {
    // A fresh token carries the provider's own time: the clock of this device may be slow.
    const { authTime, issuedAtTime } = await (await user()).getIdTokenResult(true)
    const now = Math.max(Date.now(), Date.parse(issuedAtTime))
    return now - Date.parse(authTime) > FRESH
  },

  proveByPassword: password =>
    attempt(async () => {
      const current = await user()
      const credential = EmailAuthProvider.credential(current.email ?? '', password)
      return done(reauthenticateWithCredential(current, credential))
    }),

  proveByGoogle: () => withGoogle(reauthenticateWithPopup),

  proveByCode: captcha =>
    attempt(async () => {
      const current = await user()
      const confirmation = await withCaptcha(captcha, verifier =>
        reauthenticateWithPhoneNumber(current, current.phoneNumber ?? '', verifier),
      )
      return code => attempt(() => done(confirmation.confirm(code)))
    }),

  changePassword: password => attempt(async () => done(updatePassword(await user(), password))),

  // To set a password adds it as a way in where there was none.
  addPassword: password => attempt(async () => done(updatePassword(await user(), password))),

  addGoogle: () => withGoogle(linkWithPopup),

  sendConfirmation: () => attempt(async () => done(sendEmailVerification(await user()))),

  remove: () => attempt(async () => done(deleteUser(await user()))),
}
