import type { LocalKey } from '#domain/device/site-data.ts'

/**
 * Every collection of the database, in one list: whose its documents are, and what becomes of them when a member takes
 * the data along or leaves. The site reads it to do both; tests hold it against firestore.rules, and try it.
 * docs/firestore.md says what else a new collection needs.
 */
export interface Collection {
  /** The place of a document. `{uid}` is the member; the other braces are any name. */
  path: string
  /** What tells whose a document is: its place, or its field `uid`. */
  owner: 'path' | 'uid'
  /** What "Download my data" tells of it. */
  export: ExportMethod
  /** What deleting the account does with it. */
  erase: EraseMethod
  /** The notes that a device keeps of it. Logging out and "Clear this device" remove them: see site-data.ts. */
  device: readonly LocalKey[]
}

/** The fields alone, or also where the document stands, or the guide that its name tells; or nothing. */
export type ExportMethod = 'fields' | 'fields and place' | 'fields and guide' | 'nothing'

/**
 * - `delete`: the document goes.
 * - `uncount vote`, `uncount answer`: it goes, and the question that counts it counts it no longer.
 * - `as its asker`: the question goes, or is emptied where others have answered it.
 * - `without name`: it stays for whoever runs the site, but says no longer whose it was.
 * - `as the pace allows`: the rules keep the time for 20 seconds; it goes or is emptied.
 * - `stays`: it keeps an account closed that is gone.
 */
export type EraseMethod =
  | 'delete'
  | 'uncount vote'
  | 'uncount answer'
  | 'as its asker'
  | 'without name'
  | 'as the pace allows'
  | 'stays'

const posts = { owner: 'uid', export: 'fields and place' } as const

/** In the order in which they are erased: votes and answers may stand under own questions. */
export const collections = {
  /** Read by the member; written together with the count, and not for an own question. */
  votes: {
    ...posts,
    path: 'questions/{question}/votes/{uid}',
    erase: 'uncount vote',
    device: ['sampleVotes'],
  },
  /** Read by everybody, as one group by their author; written by the author, and counted as they come and go. */
  answers: {
    ...posts,
    path: 'questions/{question}/answers/{answer}',
    erase: 'uncount answer',
    device: ['answerDrafts', 'seenAnswers'],
  },
  /** Read by everybody, as one group by their author; written by the member whose name they have. */
  reviews: {
    ...posts,
    path: 'technicians/{technician}/reviews/{uid}',
    erase: 'delete',
    device: [],
  },
  /** Read by everybody; changed, emptied and cleared by the asker, and never deleted. */
  questions: {
    ...posts,
    path: 'questions/{question}',
    erase: 'as its asker',
    device: ['questionDraft'],
  },
  /** Read by an operator, and by members their own; written once, and at the end the `uid` goes. */
  reports: { ...posts, path: 'reports/{report}', erase: 'without name', device: [] },
  /** Read and written by the member, every 20 seconds: when the last post of a kind was. */
  pace: {
    path: 'users/{uid}/pace/{kind}',
    owner: 'path',
    export: 'nothing',
    erase: 'as the pace allows',
    device: [],
  },
  /** Read and written by the member. */
  searches: {
    path: 'users/{uid}/searches/{search}',
    owner: 'path',
    export: 'fields',
    erase: 'delete',
    device: ['recentSearches', 'recentSearchTimes', 'lastMerge'],
  },
  /** Read and written by the member. */
  progress: {
    path: 'users/{uid}/progress/{guide}',
    owner: 'path',
    export: 'fields and guide',
    erase: 'delete',
    device: ['guideProgress', 'lastMerge'],
  },
  /** Read and written by the member, who deletes the account. */
  closedAccounts: {
    path: 'closedAccounts/{uid}',
    owner: 'path',
    export: 'nothing',
    erase: 'stays',
    device: [],
  },
} as const satisfies Readonly<Record<string, Collection>>

export type CollectionName = keyof typeof collections
