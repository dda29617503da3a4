import { invalid } from '#local/http/error.ts'
import { compare, equal, sameKind } from './compare.ts'
import type { Document } from './documents.ts'
import { parseFieldPath, readField } from './field-path.ts'
import type { CompositeFilter, FieldFilter, Filter, UnaryFilter } from './query-schema.ts'
import type { FieldValue } from './value.ts'

export const INEQUALITIES = new Set<string>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
])

/** A field of a document; `__name__` is the document itself. */
export function valueAt(document: Document, fieldPath: string): FieldValue | undefined {
  if (fieldPath === '__name__') return { referenceValue: document.name }
  return readField(document.fields, parseFieldPath(fieldPath))
}

export function matches(document: Document, filter: Filter): boolean {
  if ('compositeFilter' in filter) return matchesAll(document, filter)
  const { field } = 'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter
  const value = valueAt(document, field.fieldPath)
  if (value === undefined) return false
  return 'fieldFilter' in filter ? matchesField(value, filter) : matchesUnary(value, filter)
}

function matchesAll(
  document: Document,
  { compositeFilter: { op, filters } }: CompositeFilter,
): boolean {
  if (op === 'OR') return filters.some(filter => matches(document, filter))
  return filters.every(filter => matches(document, filter))
}

function matchesUnary(value: FieldValue, { unaryFilter: { op } }: UnaryFilter): boolean {
  const isNull = 'nullValue' in value
  const isNaN = 'doubleValue' in value && Number.isNaN(Number(value.doubleValue))
  switch (op) {
    case 'IS_NULL':
      return isNull
    case 'IS_NOT_NULL':
      return !isNull
    case 'IS_NAN':
      return isNaN
    case 'IS_NOT_NAN':
      return !isNaN && !isNull
  }
}

function matchesField(
  value: FieldValue,
  { fieldFilter: { op, value: wanted } }: FieldFilter,
): boolean {
  switch (op) {
    case 'EQUAL':
      return equal(value, wanted)
    case 'NOT_EQUAL':
      return !('nullValue' in value) && !equal(value, wanted)
    case 'LESS_THAN':
      return sameKind(value, wanted) && compare(value, wanted) < 0
    case 'LESS_THAN_OR_EQUAL':
      return sameKind(value, wanted) && compare(value, wanted) <= 0
    case 'GREATER_THAN':
      return sameKind(value, wanted) && compare(value, wanted) > 0
    case 'GREATER_THAN_OR_EQUAL':
      return sameKind(value, wanted) && compare(value, wanted) >= 0
    case 'ARRAY_CONTAINS':
      return itemsOf(value).some(item => equal(item, wanted))
    case 'ARRAY_CONTAINS_ANY':
      return itemsOf(value).some(item => choices(wanted, 30).some(choice => equal(item, choice)))
    case 'IN':
      return choices(wanted, 30).some(choice => equal(value, choice))
    case 'NOT_IN':
      return !('nullValue' in value) && !choices(wanted, 10).some(choice => equal(value, choice))
  }
}

const itemsOf = (value: FieldValue): FieldValue[] =>
  'arrayValue' in value ? value.arrayValue.values : []

function choices(value: FieldValue, most: number): FieldValue[] {
  const items = itemsOf(value)
  if (items.length === 0 || items.length > most)
    throw invalid(`Such a filter takes a list of 1 to ${most} values`)
  return items
}

/** Every filter on one field, wherever it stands. */
export function leaves(filter: Filter | undefined): (FieldFilter | UnaryFilter)[] {
  if (!filter) return []
  return 'compositeFilter' in filter ? filter.compositeFilter.filters.flatMap(leaves) : [filter]
}

export const operatorOf = (filter: FieldFilter | UnaryFilter) =>
  'fieldFilter' in filter ? filter.fieldFilter : filter.unaryFilter
