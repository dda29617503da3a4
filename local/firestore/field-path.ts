import { invalid } from '#local/http/error.ts'
import type { Fields, FieldValue } from './value.ts'

const SEGMENT = /(?:^|\.)(?:([A-Za-z_]\w*)|`((?:\\.|[^`\\])*)`)/gy

/** `speech.speed` or `` `any name`.speed `` as its parts. */
export function parseFieldPath(path: string): string[] {
  const parts = [...path.matchAll(SEGMENT)]
  if (path === '' || parts.map(([text]) => text).join('') !== path)
    throw invalid(`${path} is not a field path`)
  return parts.map(([, plain, quoted = '']) => plain ?? quoted.replace(/\\(.)/g, '$1'))
}

export function readField(fields: Fields, path: string[]): FieldValue | undefined {
  const [first = '', ...rest] = path
  const value = Object.hasOwn(fields, first) ? fields[first] : undefined
  if (rest.length === 0 || value === undefined) return value
  return 'mapValue' in value ? readField(value.mapValue.fields, rest) : undefined
}

/** A copy in which the field has the value, or is gone where the value is undefined. */
export function writeField(fields: Fields, path: string[], value: FieldValue | undefined): Fields {
  const [first = '', ...rest] = path
  const { [first]: present, ...others } = fields
  if (rest.length === 0) return value === undefined ? others : { ...others, [first]: value }
  const inner = present && 'mapValue' in present ? present.mapValue.fields : undefined
  if (value === undefined && !inner) return fields
  return { ...others, [first]: { mapValue: { fields: writeField(inner ?? {}, rest, value) } } }
}
