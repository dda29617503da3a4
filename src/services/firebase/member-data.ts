import * as v from 'valibot'

import { collections } from '#domain/collections.ts'
import { documentId } from '#domain/document-id.ts'
import { searchKey } from '#domain/sync/searches.ts'
import { Progress } from '#domain/guide/progress.ts'
import { LONGEST_REMEMBERED } from '#domain/home-search/recent-searches.ts'
import { ok } from '#domain/result.ts'
import { authFailure } from '#domain/sign-in/auth-error.ts'
import type { AuthErrorCode, AuthResult } from '#domain/sign-in/auth-error.ts'
import { askLater } from '#services/ask-later.ts'
import type { MemberChanges, MemberDataService, MemberRecords } from '#services/member-data.ts'
import type { ForumFailure, ForumResult } from '#services/questions.ts'
import { commitInBatches } from './firestore/commit.ts'
import { orderBy, runQuery } from './firestore/query.ts'
import { asMember } from './firestore/token.ts'
import { readDocument } from './firestore/decode.ts'
import { put, remove } from './firestore/writes.ts'
import { ownDocuments } from './own-documents.ts'

/** More than anybody reads again. Older searches stay stored until the account is deleted. */
const MOST_SHOWN = 50

const Search = v.object({ query: v.string(), at: v.number() })
/** The name of the document is the number of the guide. */
const Step = v.pipe(
  v.object({ ...v.omit(Progress, ['guide']).entries, id: v.string() }),
  v.transform(({ id, ...place }) => ({ ...place, guide: Number(id) })),
  Progress,
)

/** What the database answers where it has judged a request. Anything else did not get there, or not back. */
const codes: Partial<Readonly<Record<ForumFailure, AuthErrorCode>>> = {
  refused: 'data-refused',
  'signed-out': 'signed-out',
  invalid: 'data-malformed',
  malformed: 'data-malformed',
  'not-loaded': 'not-loaded',
}

/** What is told about an account has sentences of its own. */
async function told<Value>(asked: ForumResult<Value>): Promise<AuthResult<Value>> {
  const result = await asked
  return result.ok ? result : authFailure(codes[result.reason] ?? 'data')
}

async function load(uid: string): ForumResult<MemberRecords> {
  const newest = {
    from: [{ collectionId: 'searches' }],
    orderBy: orderBy(['at'], 'DESCENDING'),
    limit: MOST_SHOWN,
  } as const
  const [searches, progress] = await Promise.all([
    asMember(token => runQuery(newest, { below: ['users', uid], token })),
    ownDocuments(collections.progress, uid),
  ])
  if (!searches.ok) return searches
  if (!progress.ok) return progress
  // An entry that makes no sense is left out; the others stay readable.
  return ok({
    searches: searches.value.flatMap(document => readDocument(Search, document) ?? []),
    progress: progress.value.flatMap(document => readDocument(Step, document) ?? []),
  })
}

/** The years 1 to 9999, the only ones that the database knows. */
const isInstant = (at: number) => at >= -62_135_596_800_000 && at < 253_402_300_800_000
/** The rules let five digits in. */
const MOST_GUIDES = 99_999

/** One damaged entry of a device must not keep all others out of the account for good: it is left out. */
function save(uid: string, changes: MemberChanges): ForumResult<null> {
  const searchPlace = (text: string) => `users/${uid}/searches/${documentId(searchKey(text))}`
  const searches = changes.searches
    .filter(({ query, at }) => query.length <= LONGEST_REMEMBERED && isInstant(at))
    .map(({ query, at }) => put(searchPlace(query), { query, at: new Date(at) }))
  const removals = changes.removedSearches.map(text => remove(searchPlace(text)))
  const places = changes.progress
    .filter(({ guide, at }) => guide <= MOST_GUIDES && isInstant(at))
    .map(({ guide, at, ...place }) =>
      put(`users/${uid}/progress/${guide}`, { ...place, at: new Date(at) }),
    )
  return commitInBatches([...searches, ...removals, ...places])
}

/** For the member who asks for everything, or leaves. */
const exporting = () => import('./export-data.ts')
const erasing = () => import('./erase-data.ts')

/** The records of members in Cloud Firestore. */
export const firebaseMemberData: MemberDataService = {
  load: uid => told(load(uid)),
  save: (uid, changes) => told(save(uid, changes)),
  everything: uid => told(askLater(exporting, ({ everythingOf }) => everythingOf(uid))),
  erase: uid => told(askLater(erasing, ({ eraseEverything }) => eraseEverything(uid))),
  reopen: async uid => {
    const done = await told(askLater(erasing, ({ reopenAccount }) => reopenAccount(uid)))
    return done.ok ? ok(null) : done
  },
}
