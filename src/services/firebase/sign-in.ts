import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPhoneNumber,
  signInWithPopup,
} from 'firebase/auth'
import type { OAuthCredential, UserCredential } from 'firebase/auth'
import { FirebaseError } from 'firebase/app'

import type { SignInService } from '#services/accounts.ts'
import { attempt } from './attempt.ts'
import { withCaptcha } from './captcha.ts'
import { auth } from './client.ts'
import { googleProvider, popup, standIn } from './google.ts'
import { memberOf } from './member.ts'

/** A Google account whose email address has an account here already: it is added when that account logs in. */
let waiting: OAuthCredential | undefined

async function entered(signingIn: Promise<UserCredential>) {
  const { user } = await signingIn
  const credential = waiting
  waiting = undefined
  // Logging in worked; that Google could not be added is no reason to refuse it.
  if (credential) await linkWithCredential(user, credential).catch(() => undefined)
  return memberOf(user)
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
  signIn: (email, password) =>
    attempt(() => entered(signInWithEmailAndPassword(auth, email, password))),

  signUp: (email, password) =>
    attempt(async () => {
      const signedUp = createUserWithEmailAndPassword(auth, email, password)
      const member = await entered(signedUp)
      // To an address that nobody has confirmed a later Google sign-in does not add itself: it takes the account
      // over, and the password is gone. The account works without, so a message that does not go out is no refusal.
      await sendEmailVerification((await signedUp).user).catch(() => undefined)
      return member
    }),

  signInWithGoogle: () => attempt(() => entered(openGoogle())),

  sendCode: (phone, captcha) =>
    attempt(async () => {
      const confirmation = await withCaptcha(captcha, verifier =>
        signInWithPhoneNumber(auth, phone, verifier),
      )
      return code => attempt(() => entered(confirmation.confirm(code)))
    }),

  sendReset: email =>
    attempt(async () => {
      await sendPasswordResetEmail(auth, email)
      return null
    }),
}
