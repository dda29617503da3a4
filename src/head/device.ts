import type { LocalKey } from '#domain/device/site-data.ts'

/** What this device keeps under a key; nothing where the browser refuses its store. */
export function readNote(key: LocalKey): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Tells whether it could be written. */
export function writeNote(key: LocalKey, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Runs at once, and again whenever another page of this site may have changed what the device keeps. */
export function followDevice(run: () => void): void {
  run()
  addEventListener('storage', run)
  // A page that comes back from the back/forward cache has heard of nothing meanwhile.
  addEventListener('pageshow', event => event.persisted && run())
}

/** Forgets what this tab keeps. Throws where the browser refuses its store. */
export function clearTab(): void {
  sessionStorage.clear()
}
