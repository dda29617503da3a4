import type { EraseMethod } from '#domain/collections.ts'
import { ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import { commit, commitInBatches } from './firestore/commit.ts'
import { getDocuments } from './firestore/get-documents.ts'
import type { FirestoreResult } from './firestore/request.ts'
import { asMember } from './firestore/token.ts'
import { idOf, placeOf, plainFields } from './firestore/decode.ts'
import type { StoredDocument } from './firestore/decode.ts'
import { change, put, remove } from './firestore/writes.ts'
import { firebaseWriter } from './forum-writer.ts'
import { described, ownDocuments, ownPlace } from './own-documents.ts'

type EraseOne = (document: StoredDocument, uid: string) => ForumResult<unknown>

const questionOf = (document: StoredDocument) => placeOf(document).split('/')[1] ?? ''

/** A vote goes together with its count, as the rules want it; under a question that is gone there is no count. */
async function takeBack(vote: StoredDocument): FirestoreResult<unknown> {
  const { value } = plainFields(vote)
  const alone = remove(placeOf(vote))
  if (typeof value !== 'number') return commit([alone])
  const uncount = change(`questions/${questionOf(vote)}`, {}, { counts: { votes: -value } })
  const done = await commit([alone, uncount])
  return done.ok ? done : commit([alone])
}

/** The rules keep the time of a post for 20 seconds, so that it cannot be posted around; the post need not be named. */
async function forgetPace(pace: StoredDocument): FirestoreResult<unknown> {
  const done = await commit([remove(placeOf(pace))])
  return done.ok ? done : commit([put(placeOf(pace), { post: '' }, { time: 'at' })])
}

const eraseOne: Record<Exclude<EraseMethod, 'delete' | 'stays'>, EraseOne> = {
  'uncount vote': takeBack,
  'uncount answer': answer => firebaseWriter.removeAnswer(questionOf(answer), idOf(answer)),
  // A question that others have answered is emptied, as when its asker deletes it.
  'as its asker': (question, uid) => firebaseWriter.remove(uid, idOf(question)),
  'without name': document => commit([change(placeOf(document), { uid: '' })]),
  'as the pace allows': forgetPace,
}

async function eraseAll(
  method: EraseMethod,
  documents: readonly StoredDocument[],
  uid: string,
): ForumResult<null> {
  if (method === 'stays') return ok(null)
  if (method === 'delete')
    return commitInBatches(documents.map(document => remove(placeOf(document))))
  for (const document of documents) {
    const done = await eraseOne[method](document, uid)
    if (!done.ok) return done
  }
  return ok(null)
}

/**
 * From now on nothing new comes from this account: another page where the member is still signed in could post for
 * up to an hour after the account is gone.
 */
async function closeAccount(uid: string): FirestoreResult<unknown> {
  const place = ownPlace('closedAccounts', uid)
  const done = await commit([put(place, {}, { time: 'at' })])
  if (done.ok) return done
  // It may be closed already, by a deletion that did not come to its end.
  const there = await asMember(token => getDocuments([place], token))
  return there.ok && there.value.found.length > 0 ? ok(null) : done
}

/** A deletion has failed: the member may go on writing. */
export const reopenAccount = (uid: string): FirestoreResult<unknown> =>
  commit([remove(ownPlace('closedAccounts', uid))])

/** Closes the account, then erases what is the member's in every collection. */
export async function eraseEverything(uid: string): ForumResult<null> {
  const closed = await closeAccount(uid)
  if (!closed.ok) return closed
  const lists = await Promise.all(
    described.map(async ([, { erase, ...collection }]) => ({
      method: erase,
      found: erase === 'stays' ? ok([]) : await ownDocuments(collection, uid),
    })),
  )
  for (const { method, found } of lists) {
    if (!found.ok) return found
    const erased = await eraseAll(method, found.value, uid)
    if (!erased.ok) return erased
  }
  return ok(null)
}
