import type { Page } from '@playwright/test'

import { API_KEY } from '#local/project.ts'
import { askAuth, newEmail, PASSWORD } from './members.ts'

/** Makes an account as the Register page would, without a browser. */
export async function makeAccount(email: string): Promise<NewAccount> {
  return (await askAuth(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`, {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  })) as NewAccount
}

interface NewAccount {
  localId: string
  idToken: string
  refreshToken: string
}

/**
 * Somebody who has registered before: the browser holds what a sign-in leaves behind. For journeys that begin with a
 * member; to go through the form costs two pages and all of Firebase, and has journeys of its own.
 */
export async function becomeMember(page: Page, email = newEmail()): Promise<void> {
  const { localId: uid, idToken, refreshToken } = await makeAccount(email)
  const user = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  }
  const empty = { contentType: 'text/html', body: '<!doctype html>' }
  await page.route('**/nothing', route => route.fulfill(empty), { times: 1 })
  await page.goto('/nothing')
  await page.evaluate(storeSignIn, { user, hint: JSON.stringify({ uid, name: email }) })
}

/** In the browser: stores a sign-in where the SDK looks for it, and the hint for the next page. */
async function storeSignIn({ user, hint }: { user: { apiKey: string }; hint: string }) {
  localStorage.setItem('memberHint', hint)
  const opening = indexedDB.open('firebaseLocalStorageDb', 1)
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  )
  await new Promise(opened => opening.addEventListener('success', opened))
  const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite')
  const fbase_key = `firebase:authUser:${user.apiKey}:[DEFAULT]`
  writing.objectStore('firebaseLocalStorage').put({ fbase_key, value: user })
  await new Promise(stored => writing.addEventListener('complete', stored))
  opening.result.close()
}
