import { FirebaseError } from 'firebase/app'
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import type { Firestore, WriteBatch } from 'firebase/firestore/lite'
import * as v from 'valibot'

import { documentId } from '#domain/document-id.ts'
import { searchKey } from '#domain/sync/searches.ts'
import { Progress } from '#domain/guide/progress.ts'
import { LONGEST_REMEMBERED } from '#domain/home-search/recent-searches.ts'
import type { AuthResult, AuthErrorCode, AuthError } from '#domain/sign-in/auth-error.ts'
import type { MemberChanges, MemberDataService, MemberRecords } from '#services/member-data.ts'
import { firestore } from './client.ts'

/** More than anybody reads again. Older searches stay stored until the account is deleted. */
const MOST_KEPT = 50
/** More than anybody can have: the file with a member's data holds all of it. */
const ALL = 10_000

const Instant = v.pipe(
  v.instance(Timestamp),
  v.transform(instant => instant.toMillis()),
)
const Search = v.object({ query: v.string(), at: Instant })
const Step = v.object({ ...Progress.entries, at: Instant })

/** The database's codes for a request that it has judged. Anything else did not get there, or not back. */
const reasons: Readonly<Record<string, AuthErrorCode>> = {
  'permission-denied': 'data-refused',
  unauthenticated: 'signed-out',
  'failed-precondition': 'data-malformed',
  'invalid-argument': 'data-malformed',
}

/** What the database throws is told to a reader in one sentence; its words follow, but not those of a program. */
function refusalOf(error: unknown): AuthError {
  if (error instanceof FirebaseError)
    return { code: reasons[error.code] ?? 'data', message: error.message }
  return { code: error instanceof SyntaxError ? 'data-malformed' : 'data', message: '' }
}

async function attempt<Value>(
  call: (database: Firestore) => Promise<Value>,
): Promise<AuthResult<Value>> {
  try {
    return { ok: true, value: await call(await firestore()) }
  } catch (error) {
    return { ok: false, reason: refusalOf(error) }
  }
}

const searchesOf = (database: Firestore, uid: string) =>
  collection(database, 'users', uid, 'searches')
const progressOf = (database: Firestore, uid: string) =>
  collection(database, 'users', uid, 'progress')

async function load(database: Firestore, uid: string, most = MOST_KEPT) {
  const [searches, progress] = await Promise.all([
    getDocs(query(searchesOf(database, uid), orderBy('at', 'desc'), limit(most))),
    getDocs(progressOf(database, uid)),
  ])
  return {
    searches: searches.docs.flatMap(document => readOr(Search, document.data())),
    progress: progress.docs.flatMap(document =>
      readOr(Step, { ...document.data(), guide: Number(document.id) }),
    ),
  }
}

/** Instants as text, for a file that people read. */
const dated = ({ searches, progress }: MemberRecords) => {
  const readable = <Entry extends { at: number }>(entry: Entry) => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
  })
  return { searches: searches.map(readable), progress: progress.map(readable) }
}

/** An entry that makes no sense is left out; the others stay readable. */
function readOr<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown): Value[] {
  const parsed = v.safeParse(schema, data)
  return parsed.success ? [parsed.output] : []
}

/** For the member who asks for everything, or leaves. */
const ownPosts = () => import('./own-posts.ts')

type Change = (batch: WriteBatch) => void

/** Far below the 500 writes that fit into a commit: what the rules may evaluate for one is limited too. */
const BATCH = 10

async function inBatches(database: Firestore, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += BATCH) {
    const batch = writeBatch(database)
    for (const change of changes.slice(from, from + BATCH)) change(batch)
    await batch.commit()
  }
}

/** The years 1 to 9999, the only ones that the database knows. */
const isInstant = (at: number) => at >= -62_135_596_800_000 && at < 253_402_300_800_000
/** The rules let five digits in. */
const MOST_GUIDES = 99_999

/** One damaged entry of a device must not keep all others out of the account for good: it is left out. */
async function save(database: Firestore, uid: string, changes: MemberChanges) {
  const searchOf = (text: string) => doc(searchesOf(database, uid), documentId(searchKey(text)))
  const searches = changes.searches.flatMap(({ query: text, at }): Change[] =>
    text.length > LONGEST_REMEMBERED || !isInstant(at)
      ? []
      : [batch => batch.set(searchOf(text), { query: text, at: Timestamp.fromMillis(at) })],
  )
  const removals = changes.removedSearches.map(
    (text): Change =>
      batch =>
        batch.delete(searchOf(text)),
  )
  const places = changes.progress.flatMap(({ guide, at, ...place }): Change[] => {
    if (guide > MOST_GUIDES || !isInstant(at)) return []
    const document = doc(progressOf(database, uid), String(guide))
    return [batch => batch.set(document, { ...place, at: Timestamp.fromMillis(at) })]
  })
  await inBatches(database, [...searches, ...removals, ...places])
  return null
}

/** Deletes what stands in the member's own part of the database. */
async function eraseRecords(database: Firestore, uid: string) {
  const lists = await Promise.all([
    getDocs(searchesOf(database, uid)),
    getDocs(progressOf(database, uid)),
  ])
  const places = lists.flatMap(({ docs }) => docs.map(({ ref }) => ref))
  await inBatches(
    database,
    places.map(place => batch => batch.delete(place)),
  )
}

/** The records of members in Cloud Firestore. */
export const firebaseMemberData: MemberDataService = {
  load: uid => attempt(database => load(database, uid)),
  save: (uid, changes) => attempt(database => save(database, uid, changes)),
  everything: uid =>
    attempt(async database => {
      const { postsOf } = await ownPosts()
      const [records, posts] = await Promise.all([load(database, uid, ALL), postsOf(database, uid)])
      return { ...dated(records), ...posts }
    }),
  erase: uid =>
    attempt(async database => {
      const { closeAccount, erasePosts } = await ownPosts()
      await closeAccount(database, uid)
      await erasePosts(database, uid)
      await eraseRecords(database, uid)
      return null
    }),
  reopen: uid =>
    attempt(async database => {
      const { reopenAccount } = await ownPosts()
      await reopenAccount(database, uid)
      return null
    }),
}
