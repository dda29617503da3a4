import { fileURLToPath } from 'node:url'

/** The `demo-` prefix makes Firebase's tools refuse every call to a real project. */
export const PROJECT = 'demo-fixwise'
export const API_KEY = 'local-key'
export const BUCKET = `${PROJECT}.appspot.com`

/** The absolute path of a file of the project. */
export const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Where each part answers, as `host:port`. */
export interface Addresses {
  auth: string
  firestore: string
  storage: string
  /** The script that stands in for Google's own, which pages load before a Google sign-in. */
  google: string
}

/** What a build needs to use the local backend. */
export const buildSettings = (addresses: Addresses) => ({
  PUBLIC_FIREBASE_API_KEY: API_KEY,
  PUBLIC_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
  PUBLIC_FIREBASE_STORAGE_BUCKET: BUCKET,
  PUBLIC_FIREBASE_APP_ID: '1:1:web:local',
  PUBLIC_FIREBASE_EMULATORS: JSON.stringify(addresses),
  // What the security policy of the pages must let through.
  PUBLIC_LOCAL_ORIGINS: [addresses.auth, addresses.firestore, addresses.storage]
    .map(address => `http://${address}`)
    .join(' '),
})
