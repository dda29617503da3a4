import { toAuth } from '#local/firestore/to-rules.ts'
import { denied } from '#local/http/error.ts'
import type { Identity } from '#local/http/identity.ts'
import type { Rules } from '#local/rules/rules.ts'
import type { Method } from '#local/rules/syntax.ts'
import type { MapValue, Value } from '#local/rules/values.ts'
import type { StoredObject } from './objects.ts'

export type Guard = ReturnType<typeof createGuard>

export interface Question {
  identity: Identity
  method: Method
  bucket: string
  name: string
  before?: StoredObject | undefined
  after?: StoredObject | undefined
}

/** Asks the rules about each request; throws where they do not allow it. */
export function createGuard(rules: Rules) {
  return ({ identity, method, bucket, name, before, after }: Question): void => {
    if (identity.kind === 'owner') return
    const path = ['b', bucket, 'o', ...name.split('/').filter(part => part !== '')]
    const request = new Map<string, Value>([
      ['auth', toAuth(identity)],
      ['method', method],
      ['path', { type: 'path', segments: path }],
      ['time', { type: 'timestamp', nanoseconds: BigInt(Date.now()) * 1_000_000n }],
      ['resource', toResource(after)],
    ])
    if (rules.judge({ method, path, request, resource: toResource(before) }) !== 'allowed')
      throw denied()
  }
}

function toResource(object: StoredObject | undefined): MapValue | null {
  if (!object) return null
  const {
    size,
    generation,
    metageneration,
    timeCreated,
    updated,
    metadata = {},
    downloadTokens: _,
    ...texts
  } = object
  return new Map<string, Value>([
    ...Object.entries(texts),
    ['size', BigInt(size)],
    ['generation', BigInt(generation)],
    ['metageneration', BigInt(metageneration)],
    ['timeCreated', toInstant(timeCreated)],
    ['updated', toInstant(updated)],
    ['metadata', new Map(Object.entries(metadata))],
  ])
}

const toInstant = (text: string): Value => ({
  type: 'timestamp',
  nanoseconds: BigInt(Date.parse(text)) * 1_000_000n,
})
