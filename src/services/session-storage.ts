import type { VisitNote } from '#domain/device/site-data.ts'

/** What is remembered until the tab closes. Refused or full, it lasts as long as the page. */
const kept = new Map<string, string>()

export function recall(key: VisitNote): string | undefined {
  try {
    return kept.get(key) ?? globalThis.sessionStorage.getItem(key) ?? undefined
  } catch {
    return kept.get(key)
  }
}

export function remember(key: VisitNote, value: string): void {
  kept.set(key, value)
  try {
    globalThis.sessionStorage.setItem(key, value)
  } catch {
    // The map above has it.
  }
}

export function forgetNote(key: VisitNote): void {
  kept.delete(key)
  try {
    globalThis.sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept there.
  }
}

/** Forgets all of it, in this tab. */
export function forgetVisit(): void {
  kept.clear()
  try {
    globalThis.sessionStorage.clear()
  } catch {
    // Nothing was kept there.
  }
}
