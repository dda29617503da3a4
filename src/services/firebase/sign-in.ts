import {
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  PhoneAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
} from 'firebase/auth'
import type { OAuthCredential, UserCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'

import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthResult } from '#domain/sign-in/auth-error.ts'
import type { Entered, SignInService } from '#services/accounts.ts'
import { attempt } from './attempt.ts'
import { withCaptcha } from './captcha.ts'
import { auth } from './client.ts'
import { keepsSignIn } from './device.ts'
import { googleProvider, popup, standIn, untilClosed } from './google.ts'
import { memberOf } from './member.ts'
import { endWait, mustWait, waitingUser, whileEntering } from './presence.ts'

/** A Google account whose email address has an account here already: it is added when that account logs in. */
let waiting: OAuthCredential | undefined

/** Signs in. `accepted` is true where the age and the terms were acknowledged before. */
async function enter(
  accepted: boolean,
  signIn: () => Promise<UserCredential>,
): Promise<AuthResult<Entered>> {
  if (!(await keepsSignIn())) return authFailure('device-refuses')
  return attempt(() => whileEntering(() => entered(accepted, signIn())))
}

async function entered(accepted: boolean, signingIn: Promise<UserCredential>): Promise<Entered> {
  const result = await signingIn
  const { user } = result
  const credential = waiting
  waiting = undefined
  // Logging in worked; that Google could not be added is no reason to refuse it.
  if (credential) await linkWithCredential(user, credential).catch(() => undefined)
  const isNew = getAdditionalUserInfo(result)?.isNewUser ?? false
  return { member: memberOf(user), isWaiting: mustWait({ user, isNew, accepted }) }
}

async function openGoogle(): Promise<UserCredential> {
  await standIn()
  try {
    return await signInWithPopup(auth, googleProvider(), popup)
  } catch (error) {
    const exists =
      error instanceof FirebaseError &&
      error.code === 'auth/account-exists-with-different-credential'
    if (exists) waiting = GoogleAuthProvider.credentialFromError(error) ?? undefined
    throw error
  }
}

export const firebaseSignIn: Omit<SignInService, 'available'> = {
  // An account with a password was made on the Register page.
  signIn: (email, password) => enter(true, () => signInWithEmailAndPassword(auth, email, password)),

  async signUp(email, password) {
    const entered = await enter(true, () => createUserWithEmailAndPassword(auth, email, password))
    // To an address that nobody has confirmed a later Google sign-in does not add itself: it takes the account over,
    // and the password is gone. The account works without, so a message that does not go out is no failure.
    if (entered.ok && auth.currentUser)
      await sendEmailVerification(auth.currentUser).catch(() => undefined)
    return entered
  },

  signInWithGoogle: accepted => untilClosed(() => enter(accepted, openGoogle)),

  sendCode: (phone, captcha) =>
    attempt(() =>
      withCaptcha(captcha, verifier =>
        new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier),
      ),
    ),

  checkCode: (sent, code, accepted) =>
    enter(accepted, () => signInWithCredential(auth, PhoneAuthProvider.credential(sent, code))),

  sendReset: email =>
    attempt(async () => {
      await sendPasswordResetEmail(auth, email)
      return null
    }),

  async waiting() {
    const user = await waitingUser()
    return user && memberOf(user)
  },

  async accept() {
    endWait()
  },

  decline: () =>
    attempt(async () => {
      const user = await waitingUser()
      if (user) await deleteUser(user)
      endWait()
      return null
    }),
}
