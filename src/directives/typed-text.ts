import type { SessionKey } from '#domain/device/site-data.ts'

/** In this tab's own store, for as long as a reload takes. */
const key = (): SessionKey => `typed ${location.pathname}`

/** Nothing secret; what is chosen and ticked the browser keeps by itself. */
const fieldsOf = (part: ParentNode) =>
  part.querySelectorAll<HTMLInputElement>('textarea[id], input[id]:not([type=password])')

/** Loads the page anew. Browsers give fields their text back, but not those that ask not to be remembered. */
export function reloadKeepingTypedText(): void {
  try {
    const typed = Array.from(fieldsOf(document), ({ id, value }) => [id, value])
    sessionStorage.setItem(key(), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Refused or full: what the browser remembers must do.
  }
  location.reload()
}

/** Gives the fields of an island the text that they had before the reload. */
export function restoreTypedText(island: HTMLElement): void {
  try {
    const typed = JSON.parse(sessionStorage.getItem(key()) ?? '')
    for (const field of fieldsOf(island)) field.value ||= typed[field.id] ?? ''
    addEventListener('load', () => sessionStorage.removeItem(key()))
  } catch {
    // Nothing was typed, or what is stored makes no sense.
  }
}
