import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'

import { emulators, hostAndPort, settings } from './settings.ts'
import { steadyFetch } from './steady-fetch.ts'

/*
 * The one place that starts the Firebase SDK. Nothing imports this file but by `import()`: whoever does not need an
 * account never loads it.
 */
const app = initializeApp(settings)
// The SDK takes no other `fetch` than that of the page.
globalThis.fetch = steadyFetch(globalThis.fetch)

/**
 * Sign-in. The window for Google is not set up here, because that would load Google's script on every page;
 * whoever opens the window brings it along.
 */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})
// The page says it in fewer bytes than the settings of the whole site.
auth.languageCode = document.documentElement.lang
if (emulators) connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true })

/** What shows the database who asks; undefined for a guest. A fresh one is asked for where the last was refused. */
export async function authToken(fresh = false): Promise<string | undefined> {
  await auth.authStateReady()
  return auth.currentUser?.getIdToken(fresh)
}

/**
 * The token of a post, and the name that the rules let it carry: the one in the token. A token lives for an hour, so it
 * is made anew when the member has changed the name since.
 */
export async function authorToken(
  fresh = false,
): Promise<{ token: string; name: string } | undefined> {
  await auth.authStateReady()
  const user = auth.currentUser
  if (!user) return undefined
  const stored = await user.getIdTokenResult(fresh)
  const isOld = (stored.claims['name'] ?? '') !== (user.displayName ?? '')
  const { token, claims } = isOld ? await user.getIdTokenResult(true) : stored
  return { token, name: typeof claims['name'] === 'string' ? claims['name'] : '' }
}

/** The store of photos. It gives up after half a minute, where the SDK would try for ten. */
export async function photoStorage() {
  const { connectStorageEmulator, getStorage } = await import('firebase/storage')
  const storage = getStorage(app)
  storage.maxUploadRetryTime = 30_000
  storage.maxOperationRetryTime = 30_000
  if (emulators && !connected) connectStorageEmulator(storage, ...hostAndPort(emulators.storage))
  connected = true
  await auth.authStateReady()
  return storage
}
let connected = false
