import { ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import { whereEqual } from './firestore/query.ts'
import { queryAll } from './firestore/query-all.ts'
import { asMember } from './firestore/token.ts'
import { idOf } from './firestore/decode.ts'

/** The names of a member's own answers to a question. */
export async function ownAnswers(uid: string, question: string): ForumResult<string[]> {
  const query = {
    from: [{ collectionId: 'answers' }] as const,
    select: { fields: [{ fieldPath: '__name__' }] },
    where: whereEqual('uid', uid),
  }
  const below = ['questions', question]
  const found = await asMember(token => queryAll(query, { below, token }))
  return found.ok ? ok(found.value.map(idOf)) : found
}
