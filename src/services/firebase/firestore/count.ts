import * as v from 'valibot'

import { fail, ok } from '#domain/result.ts'
import type { Query } from './query.ts'
import { askFirestore, pathOf } from './request.ts'
import type { FirestoreResult } from './request.ts'

/** The only row of an answer about numbers. */
const Counted = v.tuple([
  v.object({
    result: v.object({
      aggregateFields: v.object({
        all: v.object({ integerValue: v.pipe(v.string(), v.digits()) }),
      }),
    }),
  }),
])

/** How many documents a query finds below a document, without reading them. */
export async function count(structuredQuery: Query, ...below: string[]): FirestoreResult<number> {
  const aggregations = [{ alias: 'all', count: {} }]
  const asked = await askFirestore({
    path: `${pathOf(...below)}:runAggregationQuery`,
    body: { structuredAggregationQuery: { structuredQuery, aggregations } },
  })
  if (!asked.ok) return asked
  const counted = v.safeParse(Counted, asked.value)
  if (!counted.success) return fail('malformed')
  return ok(Number(counted.output[0].result.aggregateFields.all.integerValue))
}
