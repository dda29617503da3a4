import * as v from 'valibot'

import { FieldValueSchema, type FieldValue } from './value.ts'

const field = v.object({ fieldPath: v.string() })

const FIELD_OPERATORS = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IN',
  'NOT_IN',
] as const

export type FieldOperator = (typeof FIELD_OPERATORS)[number]

export interface FieldFilter {
  fieldFilter: { field: { fieldPath: string }; op: FieldOperator; value: FieldValue }
}

export interface UnaryFilter {
  unaryFilter: {
    field: { fieldPath: string }
    op: 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN'
  }
}

export interface CompositeFilter {
  compositeFilter: { op: 'AND' | 'OR'; filters: Filter[] }
}

export type Filter = FieldFilter | UnaryFilter | CompositeFilter

const FieldFilter = v.strictObject({
  fieldFilter: v.object({ field, op: v.picklist(FIELD_OPERATORS), value: FieldValueSchema }),
})

const UnaryFilter = v.strictObject({
  unaryFilter: v.object({
    field,
    op: v.picklist(['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN']),
  }),
})

const CompositeFilter: v.GenericSchema<unknown, CompositeFilter> = v.strictObject({
  compositeFilter: v.object({
    op: v.picklist(['AND', 'OR']),
    filters: v.array(v.lazy(filterSchema)),
  }),
})

function filterSchema(input: unknown): v.GenericSchema<unknown, Filter> {
  if (typeof input !== 'object' || input === null) return FieldFilter
  return 'compositeFilter' in input
    ? CompositeFilter
    : 'unaryFilter' in input
      ? UnaryFilter
      : FieldFilter
}

const Count = v.pipe(
  v.union([
    v.number(),
    v.pipe(
      v.object({ value: v.number() }),
      v.transform(({ value }) => value),
    ),
  ]),
  v.integer(),
  v.minValue(0),
)

const Cursor = v.object({
  values: v.array(FieldValueSchema),
  before: v.optional(v.boolean(), false),
})

/** A structured query, as the REST interface takes it. What is not here is refused, not ignored. */
export const QuerySchema = v.strictObject({
  select: v.optional(v.object({ fields: v.optional(v.array(field), []) })),
  from: v.pipe(
    v.array(v.object({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) })),
    v.length(1, 'a query is about one collection'),
  ),
  where: v.optional(v.lazy(filterSchema)),
  orderBy: v.optional(
    v.array(
      v.object({
        field,
        direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING'),
      }),
    ),
    [],
  ),
  startAt: v.optional(Cursor),
  endAt: v.optional(Cursor),
  offset: v.optional(Count, 0),
  limit: v.optional(Count),
})

export type Query = v.InferOutput<typeof QuerySchema>
export type Order = Query['orderBy'][number]
export type Cursor = v.InferOutput<typeof Cursor>
