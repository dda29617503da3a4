import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'

/** Whether the system has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function'
}

/** Opens the system's share sheet. A reader who closes it has done nothing wrong. */
export async function openShareSheet(title: string, url: string): Promise<Result<null, 'refused'>> {
  try {
    await navigator.share({ title, url })
    return ok(null)
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? ok(null) : fail('refused')
  }
}

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<Result<null, 'refused'>> {
  try {
    await navigator.clipboard.writeText(text)
    return ok(null)
  } catch {
    return fail('refused')
  }
}
