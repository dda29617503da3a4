import * as v from 'valibot'

/** A value as the REST interface writes it: one field that names the type. */
export type FieldValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: FieldValue[] } }
  | { mapValue: { fields: Fields } }

export type Fields = Record<string, FieldValue>

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

export const FieldValueSchema: v.GenericSchema<unknown, FieldValue> = v.lazy(input =>
  schemaOf(input),
)

/** Names between double underscores are the database's own; the other two our reader of objects would drop in silence. */
const RESERVED = /^(?:__.*__|prototype|constructor)$/

const hasOwnNames = (input: unknown) =>
  typeof input !== 'object' || input === null || !Object.keys(input).some(key => RESERVED.test(key))

export const FieldsSchema: v.GenericSchema<unknown, Fields> = v.pipe(
  v.custom<unknown>(hasOwnNames, 'a name is reserved'),
  v.record(v.string(), FieldValueSchema),
)

const Degrees = (most: number) =>
  v.optional(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), 0)

const SCHEMAS: Record<string, v.GenericSchema<unknown, FieldValue>> = {
  nullValue: v.strictObject({
    nullValue: v.pipe(
      v.union([v.null(), v.literal('NULL_VALUE')]),
      v.transform(() => null),
    ),
  }),
  booleanValue: v.strictObject({ booleanValue: v.boolean() }),
  integerValue: v.strictObject({
    integerValue: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.integer())]),
      v.transform(String),
      v.regex(/^-?\d+$/),
      v.check(
        text => BigInt.asIntN(64, BigInt(text)) === BigInt(text),
        'does not fit into 64 bits',
      ),
    ),
  }),
  doubleValue: v.strictObject({
    doubleValue: v.union([v.number(), v.picklist(['NaN', 'Infinity', '-Infinity', '-0'])]),
  }),
  timestampValue: v.strictObject({
    timestampValue: v.pipe(v.string(), v.regex(INSTANT), v.transform(microseconds)),
  }),
  stringValue: v.strictObject({ stringValue: v.string() }),
  bytesValue: v.strictObject({ bytesValue: v.string() }),
  referenceValue: v.strictObject({ referenceValue: v.string() }),
  geoPointValue: v.strictObject({
    geoPointValue: v.strictObject({ latitude: Degrees(90), longitude: Degrees(180) }),
  }),
  arrayValue: v.strictObject({
    arrayValue: v.strictObject({
      values: v.pipe(
        v.optional(v.array(FieldValueSchema), []),
        v.check(items => !items.some(item => 'arrayValue' in item), 'a list cannot hold a list'),
      ),
    }),
  }),
  mapValue: v.strictObject({ mapValue: v.strictObject({ fields: v.optional(FieldsSchema, {}) }) }),
}

const Nothing = v.custom<FieldValue>(() => false, 'is not a value')

function schemaOf(input: unknown): v.GenericSchema<unknown, FieldValue> {
  const [kind = ''] = typeof input === 'object' && input !== null ? Object.keys(input) : []
  return (Object.hasOwn(SCHEMAS, kind) && SCHEMAS[kind]) || Nothing
}

/** The database keeps microseconds; what is finer is cut off. */
function microseconds(text: string): string {
  const seconds = new Date(text.replace(/\.\d+/, '')).toISOString().slice(0, 19)
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? ''
  return `${seconds}.${fraction.slice(0, 6).padEnd(6, '0')}Z`
}

/** Nanoseconds since 1970: two spellings of an instant are equal here, as text they are not. */
export function instant(text: string): bigint {
  const [, seconds = '', fraction = ''] = /^([^.Z]*)(?:\.(\d+))?Z$/.exec(text) ?? []
  return (
    BigInt(Date.parse(`${seconds}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9))
  )
}

export const timestamp = (microsecond: bigint): string => {
  const seconds = new Date(Number(microsecond / 1000n)).toISOString().slice(0, 19)
  return `${seconds}.${String(microsecond % 1_000_000n).padStart(6, '0')}Z`
}
