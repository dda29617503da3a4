import { invalid } from '#local/http/error.ts'
import { compare, compareText } from './compare.ts'
import type { Document } from './documents.ts'
import { INEQUALITIES, leaves, operatorOf, valueAt } from './filter.ts'
import type { Cursor, Order, Query } from './query-schema.ts'

/**
 * The order that a query really has. The database adds to the one asked for: first the fields that a filter
 * compares, then the name, so that equal values have an order too and a cursor is exact.
 */
export function fullOrder({ orderBy, where }: Pick<Query, 'orderBy' | 'where'>): Order[] {
  const direction = orderBy.at(-1)?.direction ?? 'ASCENDING'
  const asked = new Set(orderBy.map(({ field }) => field.fieldPath))
  const compared = leaves(where)
    .map(operatorOf)
    .filter(({ op }) => INEQUALITIES.has(op))
    .map(({ field }) => field.fieldPath)
  const added = [...new Set(compared)].filter(path => !asked.has(path) && path !== '__name__')
  const order = [
    ...orderBy,
    ...added.toSorted(compareText).map(fieldPath => ({ field: { fieldPath }, direction })),
  ]
  return asked.has('__name__') ? order : [...order, { field: { fieldPath: '__name__' }, direction }]
}

/** Sorts, and leaves out documents that lack a field of the order. */
export function sort(documents: Document[], order: Order[]): Document[] {
  return documents
    .filter(document =>
      order.every(({ field }) => valueAt(document, field.fieldPath) !== undefined),
    )
    .toSorted((left, right) => {
      for (const { field, direction } of order) {
        const [a, b] = [valueAt(left, field.fieldPath), valueAt(right, field.fieldPath)]
        const difference = a && b ? compare(a, b) : 0
        if (difference !== 0) return direction === 'DESCENDING' ? -difference : difference
      }
      return 0
    })
}

/** What lies between the two cursors. */
export function between(
  documents: Document[],
  order: Order[],
  startAt?: Cursor,
  endAt?: Cursor,
): Document[] {
  return documents.filter(document => {
    const afterStart = startAt ? against(document, order, startAt) : 1
    const beforeEnd = endAt ? against(document, order, endAt) : -1
    return (
      (startAt?.before ? afterStart >= 0 : afterStart > 0) &&
      (endAt?.before ? beforeEnd < 0 : beforeEnd <= 0)
    )
  })
}

/** Negative where the document comes before the cursor. A cursor may have fewer values than the order has fields. */
function against(document: Document, order: Order[], { values }: Cursor): number {
  if (values.length > order.length)
    throw invalid('A cursor has more values than the query has orders')
  for (const [place, wanted] of values.entries()) {
    const { field, direction } = order[place] ?? {
      field: { fieldPath: '__name__' },
      direction: 'ASCENDING',
    }
    const value = valueAt(document, field.fieldPath)
    const difference = value ? compare(value, wanted) : 0
    if (difference !== 0) return direction === 'DESCENDING' ? -difference : difference
  }
  return 0
}
