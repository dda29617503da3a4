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
