import type { Identity } from '#local/http/identity.ts'
import type { MapValue, Value } from '#local/rules/values.ts'
import type { Document } from './documents.ts'
import type { Filter } from './query-schema.ts'
import { instant, type Fields, type FieldValue } from './value.ts'

/** A document as the rules see it: `resource.data`, `resource.id`, `resource.__name__`. */
export function toResource(document: Document | undefined): MapValue | null {
  if (!document) return null
  const segments = rulesPath(document.name)
  return new Map<string, Value>([
    ['data', toMap(document.fields)],
    ['id', segments.at(-1) ?? ''],
    ['__name__', { type: 'path', segments }],
  ])
}

/** A document that a query may return: what the query demands of a field is all that is known of it. */
export function anyResource(where: Filter | undefined): MapValue {
  return new Map<string, Value>([['data', { type: 'document', known: new Map(demands(where)) }]])
}

/** The values that every document of the answer has; of the alternatives in an OR none is certain. */
function demands(filter: Filter | undefined): [field: string, value: Value][] {
  if (!filter || 'unaryFilter' in filter) return []
  if ('compositeFilter' in filter)
    return filter.compositeFilter.op === 'AND'
      ? filter.compositeFilter.filters.flatMap(demands)
      : []
  const { field, op, value } = filter.fieldFilter
  return op === 'EQUAL' ? [[field.fieldPath, toValue(value)]] : []
}

/** `projects/p/databases/d/documents/a/b` → `['databases', 'd', 'documents', 'a', 'b']`. */
export const rulesPath = (name: string): string[] => name.split('/').slice(2)

/** `request.auth`, `request.time`, … as the rules see them. */
export function toRequest(
  identity: Identity,
  method: string,
  path: string[],
  time: string,
  after?: Document,
): MapValue {
  return new Map<string, Value>([
    ['auth', toAuth(identity)],
    ['method', method],
    ['path', { type: 'path', segments: path }],
    ['time', { type: 'timestamp', nanoseconds: instant(time) }],
    ['resource', toResource(after)],
  ])
}

export function toAuth(identity: Identity): Value {
  if (identity.kind !== 'member') return null
  return new Map<string, Value>([
    ['uid', identity.uid],
    ['token', fromJson(identity.claims)],
  ])
}

function fromJson(input: unknown): Value {
  if (typeof input === 'number') return Number.isInteger(input) ? BigInt(input) : input
  if (typeof input === 'string' || typeof input === 'boolean') return input
  if (Array.isArray(input)) return input.map(fromJson)
  if (typeof input !== 'object' || input === null) return null
  return new Map(Object.entries(input).map(([key, value]) => [key, fromJson(value)]))
}

const toMap = (fields: Fields): MapValue =>
  new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)]))

function toValue(value: FieldValue): Value {
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return BigInt(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value)
    return { type: 'timestamp', nanoseconds: instant(value.timestampValue) }
  if ('stringValue' in value) return value.stringValue
  if ('bytesValue' in value) return { type: 'bytes', base64: value.bytesValue }
  if ('referenceValue' in value) return { type: 'path', segments: rulesPath(value.referenceValue) }
  if ('geoPointValue' in value) return { type: 'latlng', ...value.geoPointValue }
  if ('arrayValue' in value) return value.arrayValue.values.map(toValue)
  return 'mapValue' in value ? toMap(value.mapValue.fields) : null
}
