import { invalid } from '#local/http/error.ts'
import type { Fields, FieldValue } from './value.ts'

export interface Document {
  name: string
  fields: Fields
  createTime: string
  updateTime: string
}

const LARGEST = 1_048_576
const DEEPEST = 20

/** Refuses what the database could not store, and says by how much. */
export function checkDocument({ name, fields }: Document): void {
  const size = textSize(name) + 32 + fieldsSize(fields)
  if (size > LARGEST)
    throw invalid(`The document has ${size} bytes; ${LARGEST} are the most that fit`)
  if (depth(fields) > DEEPEST) throw invalid(`Maps and lists can be at most ${DEEPEST} deep`)
  checkNames(fields)
}

/** Names between double underscores are the database's own, at any depth. */
function checkNames(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (/^__.*__$/.test(name)) throw invalid(`${name} cannot be the name of a field`)
    for (const inner of mapsIn(value)) checkNames(inner)
  }
}

function mapsIn(value: FieldValue): Fields[] {
  if ('mapValue' in value) return [value.mapValue.fields]
  return 'arrayValue' in value ? value.arrayValue.values.flatMap(mapsIn) : []
}

const textSize = (text: string) => Buffer.byteLength(text) + 1

const fieldsSize = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + textSize(name) + valueSize(value), 0)

function valueSize(value: FieldValue): number {
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('referenceValue' in value) return textSize(value.referenceValue)
  if ('arrayValue' in value)
    return value.arrayValue.values.reduce((sum, item) => sum + valueSize(item), 0)
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields)
  if ('geoPointValue' in value) return 16
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8
}

const depth = (fields: Fields): number => 1 + Math.max(0, ...Object.values(fields).map(valueDepth))

function valueDepth(value: FieldValue): number {
  if ('mapValue' in value) return depth(value.mapValue.fields)
  return 'arrayValue' in value ? 1 + Math.max(0, ...value.arrayValue.values.map(valueDepth)) : 0
}
