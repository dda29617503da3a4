import * as v from 'valibot'

import type { Report } from '#domain/forum/report.ts'
import { fail, ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import { memberToken } from './commit.ts'
import { fieldsOf } from './documents.ts'
import { askFirestore, nameOf } from './firestore-web.ts'
import { publish } from './rate-limit.ts'

const Found = v.array(v.object({ document: v.optional(v.unknown()) }))

const whereEqual = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
})

/** Whether the member has reported this post before, on whatever device. */
async function isKnown(uid: string, post: string): ForumResult<boolean> {
  const token = await memberToken()
  if (!token.ok) return token
  const structuredQuery = {
    from: [{ collectionId: 'reports' }],
    where: {
      compositeFilter: { op: 'AND', filters: [whereEqual('uid', uid), whereEqual('post', post)] },
    },
    limit: 1,
  }
  const asked = await askFirestore({
    path: ':runQuery',
    body: { structuredQuery },
    token: token.value,
  })
  if (!asked.ok) return asked
  const rows = v.safeParse(Found, asked.value)
  return rows.success ? ok(rows.output.some(({ document }) => document)) : fail('malformed')
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
  const fields = fieldsOf({ post, trouble, words, uid })
  const sent = await publish({
    kind: 'report',
    uid,
    post: id,
    writes: () => [
      {
        update: { name: nameOf(`reports/${id}`), fields },
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
        currentDocument: { exists: false },
      },
    ],
  })
  return sent.ok ? ok('sent') : sent
}
