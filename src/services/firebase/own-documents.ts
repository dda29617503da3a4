import { collections } from '#domain/collections.ts'
import type { Collection, CollectionName } from '#domain/collections.ts'
import { whereEqual } from './firestore/query.ts'
import { queryAll } from './firestore/query-all.ts'
import type { FirestoreResult } from './firestore/request.ts'
import { asMember } from './firestore/token.ts'
import type { StoredDocument } from './firestore/decode.ts'

/** The list of collections; those that are erased first come first. */
export const described = Object.entries<Collection>(collections)

/** All documents of a collection that are this member's, wherever they stand. */
export function ownDocuments(
  { path, owner }: Pick<Collection, 'path' | 'owner'>,
  uid: string,
): FirestoreResult<StoredDocument[]> {
  const [collectionId = '', ...above] = path.split('/').slice(0, -1).reverse()
  if (owner === 'path') {
    const below = above.reverse().map(name => (name === '{uid}' ? uid : name))
    return asMember(token => queryAll({ from: [{ collectionId }] }, { below, token }))
  }
  const allDescendants = above.length > 0
  const query = { from: [{ collectionId, allDescendants }], where: whereEqual('uid', uid) } as const
  return asMember(token => queryAll(query, { token }))
}

/** The place of a member's own document that is named by its owner alone. */
export const ownPlace = (name: CollectionName, uid: string) =>
  collections[name].path.replace('{uid}', uid)
