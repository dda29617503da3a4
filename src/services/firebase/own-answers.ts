import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import type { ForumResult } from '#services/questions.ts'
import { memberToken } from './commit.ts'
import { askFirestore } from './firestore-web.ts'
import { pathOf } from './questions.ts'

const Names = v.array(v.object({ document: v.optional(v.object({ name: v.string() })) }))

/** The names of a member's own answers to a question. */
export async function ownAnswers(uid: string, question: string): ForumResult<string[]> {
  const token = await memberToken()
  if (!token.ok) return token
  const structuredQuery = {
    from: [{ collectionId: 'answers' }],
    select: { fields: [{ fieldPath: '__name__' }] },
    where: {
      fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
    },
  }
  const path = `${pathOf('questions', question)}:runQuery`
  const asked = await askFirestore({ path, body: { structuredQuery }, token: token.value })
  if (!asked.ok) return asked
  const rows = v.safeParse(Names, asked.value)
  if (!rows.success) return fail('malformed')
  return ok(rows.output.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []))
}
