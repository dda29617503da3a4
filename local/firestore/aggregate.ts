import * as v from 'valibot'

import type { Identity } from '#local/http/identity.ts'
import { numberOf } from './compare.ts'
import type { Document } from './documents.ts'
import { valueAt } from './filter.ts'
import { QuerySchema } from './query-schema.ts'
import { runQuery, type Sources } from './query.ts'
import { add } from './transforms.ts'
import type { FieldValue } from './value.ts'

const field = v.object({ field: v.object({ fieldPath: v.string() }) })

const Aggregation = v.strictObject({
  alias: v.string(),
  count: v.optional(v.object({})),
  sum: v.optional(field),
  avg: v.optional(field),
})

export const AggregationQuery = v.object({
  structuredQuery: QuerySchema,
  aggregations: v.pipe(
    v.array(Aggregation),
    v.minLength(1),
    v.maxLength(5, 'at most 5 aggregations fit'),
  ),
})

/** Counts, sums and averages over the rows of a query. */
export function runAggregation(
  sources: Sources,
  identity: Identity,
  parent: string,
  { structuredQuery, aggregations }: v.InferOutput<typeof AggregationQuery>,
): Record<string, FieldValue> {
  const paths = aggregations
    .flatMap(({ sum, avg }) => [sum, avg])
    .map(part => part?.field.fieldPath)
  // The database answers from an index, so a document that lacks one of the fields is not counted at all.
  const rows = runQuery(sources, identity, parent, structuredQuery).filter(row =>
    paths.every(path => path === undefined || valueAt(row, path) !== undefined),
  )
  return Object.fromEntries(
    aggregations.map(({ alias, sum, avg }) => {
      if (sum) return [alias, total(numbers(rows, sum.field.fieldPath))]
      return [
        alias,
        avg ? average(numbers(rows, avg.field.fieldPath)) : { integerValue: String(rows.length) },
      ]
    }),
  )
}

const numbers = (rows: Document[], path: string): FieldValue[] =>
  rows.flatMap(row => valueAt(row, path) ?? []).filter(value => numberOf(value) !== undefined)

const total = (values: FieldValue[]): FieldValue => values.reduce(add, { integerValue: '0' })

function average(values: FieldValue[]): FieldValue {
  if (values.length === 0) return { nullValue: null }
  return { doubleValue: Number(numberOf(total(values))) / values.length }
}
