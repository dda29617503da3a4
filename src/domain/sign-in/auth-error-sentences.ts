import type { AuthErrorCode } from './auth-error.ts'

/** The field of a form that an error is about. */
export type Field = 'email' | 'password' | 'phone' | 'code' | 'name' | 'photo' | 'agree'

/** What a reader is told first; the provider's own message stands after it. */
const sentences: Readonly<Record<AuthErrorCode, string>> = {
  'wrong-password':
    'The email address and the password do not fit together. Check both, ask for a new password, or continue with Google if you have used it with this address.',
  'email-in-use':
    'There is already an account with this email address. Log in instead: with its password, or with Google if you have used that.',
  'weak-password': 'This password is too easy to guess. Choose a longer one.',
  'bad-email':
    'This does not look like an email address. It needs a name, an @ and a place, as in name@example.com.',
  'missing-email': 'Type your email address first.',
  'missing-password': 'Type your password first.',
  'bad-phone':
    'This is not a whole telephone number. Begin with + and the code of your country, then the number.',
  'bad-code': 'This is not the code that we sent. Check the six digits in the message.',
  'missing-code': 'Type the code from the message first.',
  'expired-code': 'This code is too old. Ask for a new one.',
  'popup-closed':
    'The Google window was closed before we had an answer from it. Press the button to open it again.',
  'popup-blocked':
    'Your browser stopped the Google window. Press the button once more, or allow pop-up windows for this site.',
  network: 'The sign-in service cannot be reached. Check your connection, then try again.',
  'too-many': 'There were too many tries in a short time. Wait a few minutes, then try again.',
  'not-allowed': 'This way to sign in is switched off here. Choose another way.',
  'other-method':
    'You already have an account with this email address, with another way to sign in. Log in that way now, and Google is added to it.',
  'other-account':
    'That is a different account from the one that is logged in here. Choose the same one.',
  'in-use': 'This way to sign in belongs to another account already.',
  disabled: 'This account is switched off. Write to us if you think that is a mistake.',
  captcha: 'The check that a person is asking did not work. Try again.',
  'blocked-storage':
    'Your browser blocks the storage that the Google window needs. Allow cookies of other sites for this page, or choose another way to sign in.',
  'wrong-site':
    'Sign-in is not allowed from this address. Whoever runs the site must add it to the list.',
  'recent-login': 'For your safety, show once more that it is you.',
  'signed-out': 'You have been logged out. Log in again; what you typed is still here.',
  'not-set-up': 'Sign-in is not set up on this site.',
  'storage-unauthenticated':
    'The photo was not saved, because you are logged out. Log in and try again.',
  'storage-unauthorized':
    'The photo was not saved, because you are not allowed to store this file.',
  'storage-quota':
    'The photo was not saved, because the space for photos is full. Try again another day.',
  'storage-not-found':
    'The photo was not saved, because the place for photos was not found. Try again another day.',
  'storage-slow': 'Sending the photo took too long. Check your connection, then try again.',
  'photo-kind':
    'This file is not a picture that we can show. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  'photo-size': 'This file is larger than 10 MB. Choose a smaller picture.',
  'photo-unreadable': 'Your browser cannot open this picture. Choose another one.',
  'not-acknowledged': 'Tick the box about your age and the terms first.',
  'device-refuses':
    'Your browser keeps nothing for this site, so you would be logged out again on the next page. Allow cookies and site data here, or leave the private window, then try again.',
  'device-full':
    'There is no room left in your browser to keep you logged in. Make room on this device, then try again.',
  'not-loaded':
    'A part of this page did not load. Check your connection, then try again. If that does not help, reload the page.',
  data: 'What is stored for you cannot be reached at the moment. Check whether you are online, or try again later.',
  'data-refused':
    'The database does not let you at what is stored for you. Log out and in again. If that does not help, write to us.',
  'data-malformed':
    'The database gave an answer that makes no sense, so nothing has changed. Try again later.',
  unknown: 'That did not work. Try again in a moment.',
}

const fields: Partial<Readonly<Record<AuthErrorCode, Field>>> = {
  'wrong-password': 'password',
  'email-in-use': 'email',
  'weak-password': 'password',
  'bad-email': 'email',
  'missing-email': 'email',
  'missing-password': 'password',
  'bad-phone': 'phone',
  'bad-code': 'code',
  'missing-code': 'code',
  'expired-code': 'code',
  'photo-kind': 'photo',
  'photo-size': 'photo',
  'photo-unreadable': 'photo',
  'not-acknowledged': 'agree',
}

/** What the same reasons mean to somebody who is logged in and changes the account. */
const forMembers: Partial<Readonly<Record<AuthErrorCode, string>>> = {
  'wrong-password':
    'This is not the password that you log in with now. If you have forgotten it, log out and ask for a new one on the Login page.',
  network:
    'Nothing has changed, because we cannot be reached. Check your connection, then try again.',
}

/** Who reads the sentence: somebody who wants in, or a member. */
export type Reader = 'guest' | 'member'

export const authErrorSentence = (reason: AuthErrorCode, reader: Reader = 'guest'): string =>
  (reader === 'member' && forMembers[reason]) || sentences[reason]

/** The field to go to, where the error is about one. */
export const authErrorField = (reason: AuthErrorCode): Field | undefined => fields[reason]
