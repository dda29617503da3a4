import type { Report } from '#domain/forum/report.ts'
import { ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import { runQuery, whereEqual } from './firestore/query.ts'
import { asMember } from './firestore/token.ts'
import { create } from './firestore/writes.ts'
import { publish } from './rate-limit.ts'

/** Whether the member has reported this post before, on whatever device. */
async function isKnown(uid: string, post: string): ForumResult<boolean> {
  const query = {
    from: [{ collectionId: 'reports' }] as const,
    where: {
      compositeFilter: { op: 'AND', filters: [whereEqual('uid', uid), whereEqual('post', post)] },
    },
    limit: 1,
  }
  const found = await asMember(token => runQuery(query, { token }))
  return found.ok ? ok(found.value.length > 0) : found
}

/** Sends a report to whoever runs the site; a second one about the same post would say nothing new. */
export async function report(
  uid: string,
  { post, trouble, words }: Report,
): ForumResult<'sent' | 'known'> {
  const known = await isKnown(uid, post)
  if (!known.ok) return known
  if (known.value) return ok('known')
  const id = crypto.randomUUID()
  const sent = await publish({
    kind: 'report',
    uid,
    post: id,
    writes: () => [create(`reports/${id}`, { post, trouble, words, uid }, { time: 'at' })],
  })
  return sent.ok ? ok('sent') : sent
}
