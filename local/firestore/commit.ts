import * as v from 'valibot'

import { invalid, RequestError } from '#local/http/error.ts'
import type { Identity } from '#local/http/identity.ts'
import { createBudget } from '#local/rules/budget.ts'
import type { Method } from '#local/rules/syntax.ts'
import { checkDocument, type Document } from './documents.ts'
import { parseFieldPath, readField, writeField } from './field-path.ts'
import type { Guard } from './guard.ts'
import { parseDocumentName } from './names.ts'
import type { Store } from './store.ts'
import { Transform, transform } from './transforms.ts'
import { FieldsSchema, instant, type FieldValue } from './value.ts'

const currentDocument = v.optional(
  v.union([v.strictObject({ exists: v.boolean() }), v.strictObject({ updateTime: v.string() })]),
)

const Update = v.strictObject({
  update: v.object({ name: v.string(), fields: v.optional(FieldsSchema, {}) }),
  updateMask: v.optional(v.object({ fieldPaths: v.optional(v.array(v.string()), []) })),
  updateTransforms: v.optional(v.array(Transform), []),
  currentDocument,
})

const Delete = v.strictObject({ delete: v.string(), currentDocument })
const Verify = v.strictObject({ verify: v.string(), currentDocument })

// Chosen by the field that is present, so that an error is about that kind of write.
const Write = v.lazy((input): typeof Update | typeof Delete | typeof Verify => {
  if (typeof input !== 'object' || input === null) return Update
  return 'delete' in input ? Delete : 'verify' in input ? Verify : Update
})

type Write = v.InferOutput<typeof Write>

export const Commit = v.object({
  writes: v.pipe(
    v.optional(v.array(Write), []),
    v.maxLength(500, 'at most 500 writes fit into one commit'),
  ),
  transaction: v.optional(
    v.pipe(v.string(), v.length(0, 'transactions here work by preconditions only')),
  ),
})

interface Step {
  name: string
  write: Write
  method: Method
  before: Document | undefined
  after: Document | undefined
  results: FieldValue[]
}

/** Carries out all writes or none: every rule and every precondition must hold. */
export function commit(
  store: Store,
  guard: Guard,
  identity: Identity,
  { writes }: v.InferOutput<typeof Commit>,
) {
  const now = store.now()
  const changes = new Map<string, Document | undefined>()
  const steps = writes.map(write => {
    const step = plan(store, write, changes, now)
    if (step.method !== 'get') changes.set(step.name, step.after)
    return step
  })
  // In this order a stale transaction is told to retry, and an error never reveals what exists.
  for (const step of steps) checkVersion(step)
  const budget = createBudget()
  for (const { method, name, before, after } of steps) {
    if (method === 'get') guard.read(identity, name, before)
    else guard.write(identity, method, name, { before, after }, now, changes, budget)
  }
  for (const step of steps) checkExistence(step)
  for (const document of changes.values()) if (document) checkDocument(document)
  store.apply(changes)
  return {
    writeResults: steps.map(({ results: transformResults }) =>
      transformResults.length > 0 ? { updateTime: now, transformResults } : { updateTime: now },
    ),
    commitTime: now,
  }
}

function plan(
  store: Store,
  write: Write,
  changes: Map<string, Document | undefined>,
  now: string,
): Step {
  const name =
    'update' in write ? write.update.name : 'delete' in write ? write.delete : write.verify
  parseDocumentName(name)
  const before = changes.has(name) ? changes.get(name) : store.get(name)
  const step = { name, write, before, results: [] }
  if ('verify' in write) return { ...step, method: 'get', after: before }
  if ('delete' in write) return { ...step, method: 'delete', after: undefined }
  const { fields, results } = transform(masked(write, before), write.updateTransforms, now)
  const mustExist =
    write.currentDocument && 'exists' in write.currentDocument && write.currentDocument.exists
  const after = { name, fields, createTime: before?.createTime ?? now, updateTime: now }
  return { ...step, method: before || mustExist ? 'update' : 'create', after, results }
}

/** With a mask only the fields it names change; without one the document is replaced. */
function masked(
  { update, updateMask }: v.InferOutput<typeof Update>,
  before: Document | undefined,
) {
  if (!updateMask) return update.fields
  return updateMask.fieldPaths
    .map(parseFieldPath)
    .reduce(
      (fields, path) => writeField(fields, path, readField(update.fields, path)),
      before?.fields ?? {},
    )
}

function checkVersion({ name, before, write: { currentDocument: wanted } }: Step): void {
  if (!wanted || !('updateTime' in wanted)) return
  if (Number.isNaN(Date.parse(wanted.updateTime)))
    throw invalid(`${wanted.updateTime} is not a time`)
  if (before && instant(before.updateTime) === instant(wanted.updateTime)) return
  throw new RequestError('FAILED_PRECONDITION', `The stored version of ${name} is another one`)
}

function checkExistence({ name, before, write: { currentDocument: wanted } }: Step): void {
  if (!wanted || !('exists' in wanted) || wanted.exists === Boolean(before)) return
  if (wanted.exists) throw new RequestError('NOT_FOUND', `No document to update: ${name}`)
  throw new RequestError('ALREADY_EXISTS', `Document already exists: ${name}`)
}
