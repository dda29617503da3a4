import type { Collection, ExportMethod } from '#domain/collections.ts'
import { ok } from '#domain/result.ts'
import type { FirestoreResult } from './firestore/request.ts'
import { idOf, placeOf, plainFields } from './firestore/decode.ts'
import type { StoredDocument } from './firestore/decode.ts'
import { described, ownDocuments } from './own-documents.ts'

/** What is told of a document beside its fields. */
const beside: Record<Exclude<ExportMethod, 'nothing'>, (document: StoredDocument) => object> = {
  fields: () => ({}),
  'fields and place': document => ({ place: placeOf(document) }),
  'fields and guide': document => ({ guide: Number(idOf(document)) }),
}

/** Instants as text, for a file that people read. */
const readable = (instant: string) => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : new Date(at).toISOString()
}

const timeOf = ({ at }: { at?: unknown }) => (typeof at === 'string' ? at : '')

async function exported(collection: Collection, uid: string): FirestoreResult<object[]> {
  if (collection.export === 'nothing') return ok([])
  const tell = beside[collection.export]
  const found = await ownDocuments(collection, uid)
  if (!found.ok) return found
  const list = found.value.map(document => ({
    ...tell(document),
    ...plainFields(document, readable),
  }))
  return ok(list.sort((a, b) => timeOf(b).localeCompare(timeOf(a))))
}

/** Everything that the database holds about a member, by collection, newest first. */
export async function everythingOf(uid: string): FirestoreResult<Record<string, object[]>> {
  const told = described.filter(([, collection]) => collection.export !== 'nothing')
  const lists = await Promise.all(told.map(([, collection]) => exported(collection, uid)))
  const everything: Record<string, object[]> = {}
  for (const [at, list] of lists.entries()) {
    if (!list.ok) return list
    everything[told[at]?.[0] ?? ''] = list.value
  }
  return ok(everything)
}
