/**
 * Everything that this site writes on a device, in one list: the doors to the browser's stores take no other name, and
 * the privacy policy tells of each. Logging out removes all but what is the device's; "Clear this device" everything.
 */

/**
 * Notes in localStorage. `trace` and `draft` belong to whoever uses the device; a draft is kept for longer where
 * there is doubt, because it may have been typed just before somebody logs in. `device` is nobody's.
 */
export const localKeys = {
  nickname: 'trace',
  recentSearches: 'trace',
  recentSearchTimes: 'trace',
  searchesWithoutResult: 'trace',
  guideProgress: 'trace',
  triedFixes: 'trace',
  sampleVotes: 'trace',
  seenAnswers: 'trace',
  lastMerge: 'trace',
  questionDraft: 'draft',
  answerDrafts: 'draft',
  memberHint: 'sign-in',
  newAccount: 'device',
  darkMode: 'device',
  guidesOpen: 'device',
  chosenSystem: 'device',
  speechEnabled: 'device',
  speechSettings: 'device',
} as const satisfies Readonly<Record<string, 'trace' | 'draft' | 'sign-in' | 'device'>>

export type LocalKey = keyof typeof localKeys

/** Notes in sessionStorage, which end with the tab. */
export type SessionKey =
  | 'phoneSignIn'
  | `overpass ${string}`
  | `typed ${string}`
  | `query ${string}`
  | 'homeWaits'
  | 'diagnosis'
  | 'scamCase'
  | 'brokenHere'
  | 'reviewToPublish'
  | 'unsavedWords'

/** Databases of Google's sign-in program: who is signed in, and on which days it has asked for that. */
export const databases = ['firebaseLocalStorageDb', 'firebase-heartbeat-database'] as const

/** Set by the head script on every page. It says the same for everybody. */
export const COOKIE = 'fixwise_visit'
