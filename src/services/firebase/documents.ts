import * as v from 'valibot'

/**
 * Firestore's plain web interface, without its SDK: values as it writes them, and requests with a time limit.
 */
const Value = v.union([
  v.object({ stringValue: v.string() }),
  v.object({ integerValue: v.string() }),
  v.object({ doubleValue: v.number() }),
  v.object({ booleanValue: v.boolean() }),
  v.object({ timestampValue: v.string() }),
])
type Value = v.InferOutput<typeof Value>

/** A document as the interface sends it. */
export const StoredDocument = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), Value), {}),
})

/** The plain values of a document, with the last part of its name as `id` and instants in milliseconds. */
export function plainDocument({ name, fields }: v.InferOutput<typeof StoredDocument>) {
  const values = Object.entries(fields).map(([field, value]) => [field, plain(value)] as const)
  return { ...Object.fromEntries(values), id: name.slice(name.lastIndexOf('/') + 1) }
}

function plain(value: Value): string | number | boolean {
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return value.doubleValue
  if ('booleanValue' in value) return value.booleanValue
  return Date.parse(value.timestampValue)
}

/** A document as what it should be, or undefined. */
export function readDocument<Entry>(
  schema: v.GenericSchema<unknown, Entry>,
  document: unknown,
): Entry | undefined {
  const stored = v.safeParse(StoredDocument, document)
  if (!stored.success) return undefined
  const entry = v.safeParse(schema, plainDocument(stored.output))
  return entry.success ? entry.output : undefined
}

/** Plain values as fields of a document. Numbers are whole here. */
export function fieldsOf(values: Readonly<Record<string, string | number | boolean>>) {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, fieldOf(value)]))
}

function fieldOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  return typeof value === 'boolean' ? { booleanValue: value } : { integerValue: String(value) }
}

/** One change of a commit; all of a commit happen or none. */
export interface Write {
  update?: { name: string; fields: ReturnType<typeof fieldsOf> }
  delete?: string
  /** The fields that an update touches; without it the document becomes exactly the fields. */
  updateMask?: { fieldPaths: readonly string[] }
  updateTransforms?: readonly (
    | { fieldPath: string; setToServerValue: 'REQUEST_TIME' }
    | { fieldPath: string; increment: { integerValue: string } }
  )[]
  currentDocument?: { exists: boolean }
}
