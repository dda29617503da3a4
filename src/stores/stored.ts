import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import type { PersistentStore } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'

import type { LocalKey } from '#domain/device/site-data.ts'
import { readStored, writeStored } from '#services/local-storage.ts'

/** Only `stored` below makes such stores, and it takes no other names. */
const noteOf = (key: string | symbol) => key as LocalKey

/**
 * nanostores reads and writes properties; our wrapper around the browser's storage copes with refusals and full disks.
 */
const engine = new Proxy({} as PersistentStore, {
  get: (_target, key) => readStored(noteOf(key)),
  has: (_target, key) => readStored(noteOf(key)) !== undefined,
  set: (_target, key, value: string) => {
    writeStored(noteOf(key), value)
    return true
  },
  deleteProperty: (_target, key) => {
    writeStored(noteOf(key), undefined)
    return true
  },
})

if (typeof window !== 'undefined') setPersistentEngine(engine, windowPersistentEvents)

interface Codec<Value> {
  /** Reads what is stored, which may be anything; returns the initial value where it makes no sense. */
  decode: (stored: string) => Value
  /** `undefined` removes the key. */
  encode: (value: Value) => string | undefined
}

/** A store that is persisted and follows other tabs. */
export function stored<Value>(
  key: LocalKey,
  initial: Value,
  codec: Codec<Value>,
): WritableAtom<Value> {
  return persistentAtom<Value>(key, initial, codec)
}
