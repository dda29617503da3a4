import * as v from 'valibot'

import { RequestError } from '#local/http/error.ts'
import { INEQUALITIES, leaves, operatorOf } from './filter.ts'
import { fullOrder } from './order.ts'
import type { Query } from './query-schema.ts'

const scope = v.picklist(['COLLECTION', 'COLLECTION_GROUP'])
const direction = v.picklist(['ASCENDING', 'DESCENDING'])

const IndexFile = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      queryScope: scope,
      fields: v.array(
        v.object({
          fieldPath: v.string(),
          order: v.optional(direction),
          arrayConfig: v.optional(v.string()),
        }),
      ),
    }),
  ),
  fieldOverrides: v.array(
    v.object({
      collectionGroup: v.string(),
      fieldPath: v.string(),
      indexes: v.array(
        v.object({
          order: v.optional(direction),
          arrayConfig: v.optional(v.string()),
          queryScope: scope,
        }),
      ),
    }),
  ),
})

interface Needs {
  /** Compared for equality: any order, any direction. */
  equal: Set<string>
  contains: string | undefined
  ordered: { path: string; order: string }[]
}

export type Indexes = ReturnType<typeof loadIndexes>

/**
 * Refuses queries that the cloud would refuse for want of an index in firestore.indexes.json. Slightly stricter
 * than the cloud, which can also join several indexes.
 */
export function loadIndexes(text: string) {
  const { indexes, fieldOverrides } = v.parse(IndexFile, JSON.parse(text))

  function covers(collection: string, wide: boolean, needs: Needs): boolean {
    return indexes
      .filter(index => index.collectionGroup === collection)
      .filter(({ queryScope }) => (queryScope === 'COLLECTION_GROUP') === wide)
      .some(({ fields }) => serves(fields, needs))
  }

  const hasWideField = (collection: string, path: string) =>
    fieldOverrides
      .filter(override => override.collectionGroup === collection && override.fieldPath === path)
      .some(override =>
        override.indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'),
      )

  return {
    check(query: Query): void {
      const [{ collectionId, allDescendants } = { collectionId: '', allDescendants: false }] =
        query.from
      const needs = needsOf(query)
      const paths = new Set([...needs.equal, ...needs.ordered.map(({ path }) => path)])
      if (needs.contains) paths.add(needs.contains)
      const oneField =
        needs.ordered.length === 0 ? !needs.contains || needs.equal.size === 0 : paths.size === 1
      const wideEnough =
        !allDescendants || [...paths].every(path => hasWideField(collectionId, path))
      if (oneField && wideEnough) return
      if (covers(collectionId, allDescendants, needs)) return
      throw new RequestError(
        'FAILED_PRECONDITION',
        `The query requires an index in firestore.indexes.json: ${collectionId} by ${describe(needs)}`,
      )
    },
  }
}

function needsOf(query: Query): Needs {
  const filters = leaves(query.where).map(operatorOf)
  const compared = (op: string) => INEQUALITIES.has(op)
  const contains = filters.find(({ op }) => op.startsWith('ARRAY_CONTAINS'))?.field.fieldPath
  const equal = filters.filter(({ op }) => !compared(op) && !op.startsWith('ARRAY_CONTAINS'))
  // Every index ends with the name, in the direction of its last field.
  const order = fullOrder(query).filter(({ field }) => field.fieldPath !== '__name__')
  return {
    equal: new Set(equal.map(({ field }) => field.fieldPath).filter(path => path !== '__name__')),
    contains,
    ordered: order.map(({ field, direction }) => ({ path: field.fieldPath, order: direction })),
  }
}

type IndexField = v.InferOutput<typeof IndexFile>['indexes'][number]['fields'][number]

function serves(fields: IndexField[], { equal, contains, ordered }: Needs): boolean {
  const rest = ordered.filter(({ path }) => !equal.has(path))
  const head = fields.slice(0, fields.length - rest.length)
  const tail = fields.slice(head.length)
  const wanted = new Set(contains ? [...equal, contains] : equal)
  const headFits =
    head.length === wanted.size && head.every(({ fieldPath }) => wanted.has(fieldPath))
  const sameWay = (flip: boolean) =>
    tail.every(({ fieldPath, order }, place) => {
      const need = rest[place]
      return need?.path === fieldPath && (need.order === order) !== flip
    })
  return headFits && tail.length === rest.length && (sameWay(false) || sameWay(true))
}

const describe = ({ equal, contains, ordered }: Needs) =>
  [
    ...equal,
    ...(contains ? [contains] : []),
    ...ordered.map(({ path, order }) => `${path} ${order}`),
  ].join(', ')
