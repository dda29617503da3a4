import * as v from 'valibot'

/** A document as the interface sends it. */
export const StoredDocument = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type StoredDocument = v.InferOutput<typeof StoredDocument>

/** What becomes of an instant: milliseconds for pages, text for a file that people read. */
type ReadInstant = (instant: string) => unknown

/** The last part of a document's name. */
export const idOf = ({ name }: StoredDocument) => name.slice(name.lastIndexOf('/') + 1)

/** A document's place below the database. */
export const placeOf = ({ name }: StoredDocument) => name.slice(name.indexOf('/documents/') + 11)

/** What the rules let anybody write, and what an operator may have typed into the console for a whole number. */
const Value = v.union([
  v.object({ stringValue: v.string() }),
  v.object({ integerValue: v.string() }),
  v.object({ doubleValue: v.number() }),
  v.object({ booleanValue: v.boolean() }),
  v.object({ timestampValue: v.string() }),
])

/** The plain values of a document. A value of any other kind is undefined: a schema looks at it all. */
export const plainFields = (
  { fields }: StoredDocument,
  instant: ReadInstant = Date.parse,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, plain(value, instant)]))

function plain(value: unknown, instant: ReadInstant): unknown {
  const parsed = v.safeParse(Value, value)
  if (!parsed.success) return undefined
  const known = parsed.output
  if ('integerValue' in known) return Number(known.integerValue)
  return 'timestampValue' in known ? instant(known.timestampValue) : Object.values(known)[0]
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
