import * as v from 'valibot'

import { compare, equal, numberOf } from './compare.ts'
import { parseFieldPath, readField, writeField } from './field-path.ts'
import { FieldValueSchema, type Fields, type FieldValue } from './value.ts'

const List = v.object({ values: v.optional(v.array(FieldValueSchema), []) })

const field = { fieldPath: v.string() }

export const Transform = v.union(
  [
    v.strictObject({ ...field, setToServerValue: v.literal('REQUEST_TIME') }),
    v.strictObject({ ...field, increment: FieldValueSchema }),
    v.strictObject({ ...field, maximum: FieldValueSchema }),
    v.strictObject({ ...field, minimum: FieldValueSchema }),
    v.strictObject({ ...field, appendMissingElements: List }),
    v.strictObject({ ...field, removeAllFromArray: List }),
  ],
  'is not a transform that is known here',
)

type Transform = v.InferOutput<typeof Transform>

/** The fields after every transform, in order, and what each of them came to. */
export function transform(fields: Fields, transforms: Transform[], now: string) {
  const results: FieldValue[] = []
  let after = fields
  for (const step of transforms) {
    const path = parseFieldPath(step.fieldPath)
    const value = result(step, readField(after, path), now)
    after = writeField(after, path, value)
    // A list is not sent back: the database answers null for the two list transforms.
    results.push(
      'appendMissingElements' in step || 'removeAllFromArray' in step ? { nullValue: null } : value,
    )
  }
  return { fields: after, results }
}

function result(step: Transform, present: FieldValue | undefined, now: string): FieldValue {
  const number = present && numberOf(present) !== undefined ? present : undefined
  if ('setToServerValue' in step) return { timestampValue: now }
  if ('increment' in step) return number ? add(number, step.increment) : step.increment
  if ('maximum' in step) return number && compare(number, step.maximum) >= 0 ? number : step.maximum
  if ('minimum' in step) return number && compare(number, step.minimum) <= 0 ? number : step.minimum
  const items = present && 'arrayValue' in present ? present.arrayValue.values : []
  const has = (list: FieldValue[], wanted: FieldValue) => list.some(item => equal(item, wanted))
  if ('removeAllFromArray' in step) {
    const gone = step.removeAllFromArray.values
    return { arrayValue: { values: items.filter(item => !has(gone, item)) } }
  }
  const values = [...items]
  for (const item of step.appendMissingElements.values) if (!has(values, item)) values.push(item)
  return { arrayValue: { values } }
}

const LARGEST = 2n ** 63n - 1n

/** Whole numbers stay whole and stop at the ends of 64 bits, as in the database. */
export function add(left: FieldValue, right: FieldValue): FieldValue {
  const [a, b] = [numberOf(left) ?? 0, numberOf(right) ?? 0]
  if (typeof a !== 'bigint' || typeof b !== 'bigint') return { doubleValue: Number(a) + Number(b) }
  const sum = a + b
  const held = sum > LARGEST ? LARGEST : sum < -LARGEST - 1n ? -LARGEST - 1n : sum
  return { integerValue: String(held) }
}
