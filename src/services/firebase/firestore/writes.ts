import { nameOf } from './request.ts'
import { fieldsOf } from './encode.ts'
import type { Plain } from './encode.ts'

type Transform =
  | { fieldPath: string; setToServerValue: 'REQUEST_TIME' }
  | { fieldPath: string; increment: { integerValue: string } }

/** One change of a commit; all of a commit happen or none. */
export interface Write {
  update?: { name: string; fields: ReturnType<typeof fieldsOf> }
  delete?: string
  /** The fields that an update touches; without it the document becomes exactly the fields. */
  updateMask?: { fieldPaths: readonly string[] }
  updateTransforms?: readonly Transform[]
  currentDocument?: { exists: boolean }
}

type Values = Readonly<Record<string, Plain>>

/** What the database itself fills in. */
interface Filled {
  /** This field gets its time. */
  time?: string
  /** These fields grow by so much. */
  counts?: Readonly<Record<string, number>>
}

function transformsOf({ time, counts = {} }: Filled): Pick<Write, 'updateTransforms'> {
  const updateTransforms: Transform[] = Object.entries(counts).map(([fieldPath, by]) => ({
    fieldPath,
    increment: { integerValue: String(by) },
  }))
  if (time) updateTransforms.push({ fieldPath: time, setToServerValue: 'REQUEST_TIME' })
  return updateTransforms.length > 0 ? { updateTransforms } : {}
}

/** The document becomes this, whether or not it was there. */
export const put = (path: string, values: Values, filled: Filled = {}): Write => ({
  update: { name: nameOf(path), fields: fieldsOf(values) },
  ...transformsOf(filled),
})

/** A document that must not be there yet. */
export const create = (path: string, values: Values, filled: Filled = {}): Write => ({
  ...put(path, values, filled),
  currentDocument: { exists: false },
})

/** A document that must be there becomes this, and nothing else stays in it. */
export const replace = (path: string, values: Values): Write => ({
  ...put(path, values),
  currentDocument: { exists: true },
})

/** Some fields of a document that must be there. */
export const change = (path: string, values: Values, filled: Filled = {}): Write => ({
  ...put(path, values, filled),
  updateMask: { fieldPaths: Object.keys(values) },
  currentDocument: { exists: true },
})

/** Whatever is there goes. */
export const remove = (path: string): Write => ({ delete: nameOf(path) })
