import * as v from 'valibot'

/** What can be written. Numbers are whole here, and a date is an instant. */
export type Plain = string | number | boolean | Date

/** Plain values as fields of a document. */
export const fieldsOf = (values: Readonly<Record<string, Plain>>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, fieldOf(value)]))

function fieldOf(value: Plain) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  return typeof value === 'number'
    ? { integerValue: String(value) }
    : { timestampValue: value.toISOString() }
}

const Fields = v.record(v.string(), v.unknown())

/** A document as the interface sends it. */
export const StoredDocument = v.object({ name: v.string(), fields: v.optional(Fields, {}) })
export type StoredDocument = v.InferOutput<typeof StoredDocument>

/** What becomes of an instant: milliseconds for pages, text for a file that people read. */
type ReadInstant = (instant: string) => unknown

/** The last part of a document's name. */
export const idOf = ({ name }: StoredDocument) => name.slice(name.lastIndexOf('/') + 1)

/** A document's place below the database. */
export const placeOf = ({ name }: StoredDocument) => name.slice(name.indexOf('/documents/') + 11)

/** The plain values of a document. A kind of value that nobody here knows is undefined: a schema looks at it all. */
export const plainFields = (
  { fields }: StoredDocument,
  instant: ReadInstant = Date.parse,
): Record<string, unknown> => mapFields(fields, instant)

const mapFields = (fields: Readonly<Record<string, unknown>>, instant: ReadInstant) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plain(value, instant)]))

const Value = v.union([
  v.object({ stringValue: v.string() }),
  v.object({ integerValue: v.string() }),
  // What is no number, and what is endless, comes as a word.
  v.object({ doubleValue: v.union([v.number(), v.string()]) }),
  v.object({ booleanValue: v.boolean() }),
  v.object({ timestampValue: v.string() }),
  v.object({ nullValue: v.null() }),
  v.object({ referenceValue: v.string() }),
  v.object({ bytesValue: v.string() }),
  v.object({ geoPointValue: v.looseObject({}) }),
  v.object({ arrayValue: v.object({ values: v.optional(v.array(v.unknown()), []) }) }),
  v.object({ mapValue: v.object({ fields: v.optional(Fields, {}) }) }),
])

function plain(value: unknown, instant: ReadInstant): unknown {
  const parsed = v.safeParse(Value, value)
  if (!parsed.success) return undefined
  const known = parsed.output
  if ('integerValue' in known) return Number(known.integerValue)
  if ('doubleValue' in known) return Number(known.doubleValue)
  if ('timestampValue' in known) return instant(known.timestampValue)
  if ('arrayValue' in known) return known.arrayValue.values.map(each => plain(each, instant))
  if ('mapValue' in known) return mapFields(known.mapValue.fields, instant)
  return Object.values(known)[0]
}

/** A document as what it should be, with the last part of its name as `id`; or undefined. */
export function readDocument<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  document: unknown,
): Entry | undefined {
  const stored = v.safeParse(StoredDocument, document)
  if (!stored.success) return undefined
  const entry = v.safeParse(schema, { ...plainFields(stored.output), id: idOf(stored.output) })
  return entry.success ? entry.output : undefined
}
