import * as v from 'valibot'
import {
  PUBLIC_FIREBASE_API_KEY,
  PUBLIC_FIREBASE_APP_ID,
  PUBLIC_FIREBASE_AUTH_DOMAIN,
  PUBLIC_FIREBASE_EMULATORS,
  PUBLIC_FIREBASE_PROJECT_ID,
  PUBLIC_FIREBASE_STORAGE_BUCKET,
} from 'astro:env/client'

/** Whether whoever runs this site has given it a Firebase project. */
export const isSetUp = Boolean(PUBLIC_FIREBASE_API_KEY)

export const settings = {
  apiKey: PUBLIC_FIREBASE_API_KEY ?? '',
  authDomain: PUBLIC_FIREBASE_AUTH_DOMAIN ?? '',
  projectId: PUBLIC_FIREBASE_PROJECT_ID ?? '',
  storageBucket: PUBLIC_FIREBASE_STORAGE_BUCKET ?? '',
  appId: PUBLIC_FIREBASE_APP_ID ?? '',
}

/** Where the parts of a local backend answer: host:port, but for the script, which has a whole address. */
const Emulators = v.object({
  auth: v.string(),
  firestore: v.string(),
  storage: v.string(),
  /** What stands in for Google's own script in a Google sign-in. */
  google: v.optional(v.string()),
})
export type Emulators = v.InferOutput<typeof Emulators>

/** The local backend of `npm start` and of the tests; undefined on a real site. */
export const emulators: Emulators | undefined = PUBLIC_FIREBASE_EMULATORS
  ? v.parse(Emulators, JSON.parse(PUBLIC_FIREBASE_EMULATORS))
  : undefined

/** `host:port` as the SDK takes it. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = 'localhost', port] = address.split(':')
  return [host, Number(port)]
}
