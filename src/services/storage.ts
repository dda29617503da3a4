/** The browser's store for this site. It may be refused (private mode) or full; then values live until the page closes. */
const kept = new Map<string, string>()

function local(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The text under a key, or undefined. Never throws. */
export function readStored(key: string): string | undefined {
  try {
    return kept.get(key) ?? local()?.getItem(key) ?? undefined
  } catch {
    return kept.get(key)
  }
}

/** Keeps a text under a key; `undefined` removes it. Tells whether it will still be there after a reload. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    const store = local()
    if (!store) throw new Error('refused')
    if (value === undefined) store.removeItem(key)
    else store.setItem(key, value)
    kept.delete(key)
    return true
  } catch {
    if (value === undefined) kept.delete(key)
    else kept.set(key, value)
    return false
  }
}

/** Tells when another tab has written under a key, or cleared everything. Returns the way to stop. */
export function watchStored(key: string, changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
