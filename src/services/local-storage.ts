import type { LocalKey } from '#domain/device/site-data.ts'
import { watchReturn } from './page-return.ts'

/**
 * The browser's storage for this site. It may be refused (private mode) or full; values then last until the page
 * closes.
 */
const inMemory = new Map<string, string>()

function local(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The text under a key, or undefined. Never throws. */
export function readStored(key: LocalKey): string | undefined {
  try {
    return inMemory.get(key) ?? local()?.getItem(key) ?? undefined
  } catch {
    return inMemory.get(key)
  }
}

/** Stores a text under a key; `undefined` removes it. Returns whether it will still be there after a reload. */
export function writeStored(key: LocalKey, value: string | undefined): boolean {
  try {
    const store = local()
    if (!store) throw new Error('refused')
    if (value === undefined) store.removeItem(key)
    else store.setItem(key, value)
    inMemory.delete(key)
    return true
  } catch {
    if (value === undefined) inMemory.delete(key)
    else inMemory.set(key, value)
    return false
  }
}

/** Whether storage is persistent at all: it may be refused, or full. */
export function isStorageAvailable(): boolean {
  const probe = 'fixwise-probe'
  try {
    const store = local()
    store?.setItem(probe, probe)
    store?.removeItem(probe)
    return store !== undefined
  } catch {
    return false
  }
}

/**
 * Calls back when another tab has written under a key, or cleared everything; a page that comes back from the browser's
 * back/forward cache has missed that. Returns an unsubscribe function.
 */
export function watchStored(key: LocalKey, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', listener)
  const stop = watchReturn(changed)
  return () => {
    window.removeEventListener('storage', listener)
    stop()
  }
}
