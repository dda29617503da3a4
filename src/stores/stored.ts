import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { PersistentStore } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

import { readStored, writeStored } from '#services/storage.ts'

/** nanostores reads and writes properties; our door to the browser's store takes refusals and full disks. */
const engine = new Proxy({} as PersistentStore, {
  get: (_target, key) => readStored(String(key)),
  has: (_target, key) => readStored(String(key)) !== undefined,
  set: (_target, key, value: string) => {
    writeStored(String(key), value)
    return true
  },
  deleteProperty: (_target, key) => {
    writeStored(String(key), undefined)
    return true
  },
})

if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents)

interface Codec<Value> {
  /** Reads what is stored, which may be anything; gives the initial value for what makes no sense. */
  decode: (stored: string) => Value
  /** `undefined` removes the key. */
  encode: (value: Value) => string | undefined
}

/** A store that outlives the page and follows other tabs. */
export function stored<Value>(
  key: string,
  initial: Value,
  codec: Codec<Value>,
): WritableAtom<Value> {
  return persistentAtom<Value>(key, initial, codec)
}
