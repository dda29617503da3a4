import { createHash, randomUUID } from 'node:crypto'

import { invalid, RequestError } from '#local/http/error.ts'
import type { Identity } from '#local/http/identity.ts'
import type { Guard } from './guard.ts'
import { settle, type Settings, type StoredObject } from './objects.ts'
import type { Store } from './store.ts'

export interface Target {
  identity: Identity
  bucket: string
  name: string
}

export type Bucket = ReturnType<typeof createBucket>

const notFound = () => new RequestError('NOT_FOUND', 'There is no such object.')

/** The operations on objects; the rules are asked about each. */
export function createBucket(store: Store, guard: Guard, quota: number) {
  function find({ bucket, name }: Target): StoredObject {
    const object = store.get(bucket, name)
    if (!object) throw notFound()
    return object
  }

  /** The object that an upload would create. Also computed before the bytes arrive, from the announced size. */
  function propose(
    { identity, bucket, name }: Target,
    settings: Settings,
    size: number,
    md5Hash = '',
  ): StoredObject {
    if (Buffer.byteLength(name) > 1024) throw invalid('A name can have at most 1024 bytes')
    const before = store.get(bucket, name)
    const time = new Date().toISOString()
    const after: StoredObject = {
      name,
      bucket,
      generation: String(BigInt(Date.now()) * 1000n),
      metageneration: '1',
      size: String(size),
      md5Hash,
      timeCreated: time,
      updated: time,
      downloadTokens: randomUUID(),
      ...settle({}, settings),
    }
    guard({ identity, method: before ? 'update' : 'create', bucket, name, before, after })
    if (store.usedBytes() - Number(before?.size ?? 0) + size > quota) {
      throw new RequestError('QUOTA_EXCEEDED', `The ${quota} bytes of the local storage are full`)
    }
    return after
  }

  return {
    propose,

    upload(target: Target, settings: Settings, content: Buffer): StoredObject {
      const md5 = createHash('md5').update(content).digest('base64')
      const object = propose(target, settings, content.length, md5)
      store.put(object, content)
      return object
    },

    /** Anybody with an object's token may read it, whatever the rules say, as in the cloud. */
    read(target: Target, token?: string): StoredObject {
      const { identity, bucket, name } = target
      const object = store.get(bucket, name)
      const hasToken = token !== undefined && object?.downloadTokens.split(',').includes(token)
      if (!hasToken) guard({ identity, method: 'get', bucket, name, before: object })
      return find(target)
    },

    bytes: ({ bucket, name }: Target) => store.bytes(bucket, name),

    change(target: Target, settings: Settings): StoredObject {
      const { identity, bucket, name } = target
      const before = store.get(bucket, name)
      const after = before && {
        ...before,
        ...settle(before, settings),
        metageneration: String(Number(before.metageneration) + 1),
        updated: new Date().toISOString(),
      }
      guard({ identity, method: 'update', bucket, name, before, after })
      if (!after) throw notFound()
      store.change(after)
      return after
    },

    remove(target: Target): void {
      const { identity, bucket, name } = target
      guard({ identity, method: 'delete', bucket, name, before: store.get(bucket, name) })
      find(target)
      store.remove(bucket, name)
    },

    /** Names under a prefix; with a delimiter, what lies deeper is named by its folder only. */
    list({ identity, bucket, name: prefix }: Target, delimiter: string) {
      guard({ identity, method: 'list', bucket, name: prefix })
      const found = store.names(bucket).filter(name => name.startsWith(prefix))
      const folderOf = (name: string) => {
        const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
        return end < 0 ? undefined : name.slice(0, end + 1)
      }
      return {
        prefixes: [...new Set(found.map(folderOf).filter(folder => folder !== undefined))],
        items: found.filter(name => folderOf(name) === undefined).map(name => ({ name, bucket })),
      }
    },
  }
}
