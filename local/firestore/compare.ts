import { instant, type Fields, type FieldValue } from './value.ts'

// The order of types in the database; the two kinds of number are one type.
const TYPES = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
]

export function kindOf(value: FieldValue): string {
  const [kind = ''] = Object.keys(value)
  return kind === 'integerValue' || kind === 'doubleValue' ? 'number' : kind
}

export const sameKind = (left: FieldValue, right: FieldValue) => kindOf(left) === kindOf(right)

/** The order that queries sort by: first by type, then by value. */
export function compare(left: FieldValue, right: FieldValue): number {
  if (!sameKind(left, right)) return TYPES.indexOf(kindOf(left)) - TYPES.indexOf(kindOf(right))
  if ('booleanValue' in left && 'booleanValue' in right)
    return Number(left.booleanValue) - Number(right.booleanValue)
  if ('timestampValue' in left && 'timestampValue' in right) {
    return byOrder(instant(left.timestampValue), instant(right.timestampValue))
  }
  if ('stringValue' in left && 'stringValue' in right)
    return compareText(left.stringValue, right.stringValue)
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(
      Buffer.from(left.bytesValue, 'base64'),
      Buffer.from(right.bytesValue, 'base64'),
    )
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return compareNames(left.referenceValue, right.referenceValue)
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const { latitude, longitude } = left.geoPointValue
    return latitude - right.geoPointValue.latitude || longitude - right.geoPointValue.longitude
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values, right.arrayValue.values, compare)
  }
  if ('mapValue' in left && 'mapValue' in right)
    return compareMaps(left.mapValue.fields, right.mapValue.fields)
  return 'nullValue' in left ? 0 : compareNumbers(left, right)
}

export const equal = (left: FieldValue, right: FieldValue) => compare(left, right) === 0

/** By bytes of UTF-8, as the database does; JavaScript's own order differs for emoji. */
export const compareText = (left: string, right: string) =>
  Buffer.compare(Buffer.from(left), Buffer.from(right))

/** Names of documents are compared segment by segment. */
export const compareNames = (left: string, right: string) =>
  compareLists(left.split('/'), right.split('/'), compareText)

export function numberOf(value: FieldValue): number | bigint | undefined {
  if ('integerValue' in value) return BigInt(value.integerValue)
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined
}

/** NaN comes before every other number. */
function compareNumbers(left: FieldValue, right: FieldValue): number {
  const [a, b] = [numberOf(left) ?? 0, numberOf(right) ?? 0]
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return byOrder(a, b)
}

const byOrder = (a: number | bigint, b: number | bigint) => (a < b ? -1 : a > b ? 1 : 0)

function compareLists<Item>(
  left: Item[],
  right: Item[],
  compareItems: (a: Item, b: Item) => number,
): number {
  for (const [place, item] of left.entries()) {
    const other = right[place]
    if (other === undefined) break
    const difference = compareItems(item, other)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

function compareMaps(left: Fields, right: Fields): number {
  const sorted = (fields: Fields) =>
    Object.entries(fields).toSorted(([a], [b]) => compareText(a, b))
  return compareLists(
    sorted(left),
    sorted(right),
    ([a, x], [b, y]) => compareText(a, b) || compare(x, y),
  )
}
