import type { SessionKey } from '#domain/device/site-data.ts'

/** What is remembered until the tab closes. Refused or full, it lasts as long as the page. */
const inMemory = new Map<string, string>()

export function readSession(key: SessionKey): string | undefined {
  try {
    return inMemory.get(key) ?? globalThis.sessionStorage.getItem(key) ?? undefined
  } catch {
    return inMemory.get(key)
  }
}

export function writeSession(key: SessionKey, value: string): void {
  try {
    globalThis.sessionStorage.setItem(key, value)
    // Whatever clears the store, in the head of the page for example, has then cleared all of it.
    inMemory.delete(key)
  } catch {
    inMemory.set(key, value)
  }
}

export function removeFromSession(key: SessionKey): void {
  inMemory.delete(key)
  try {
    globalThis.sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** Forgets all of it, in this tab. */
export function clearSession(): void {
  inMemory.clear()
  try {
    globalThis.sessionStorage.clear()
  } catch {
    // Nothing was stored there.
  }
}
