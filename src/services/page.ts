/** The document around the islands: its root classes, its address, the browser's own dialogs. */
import type { ActivationSignal } from '#domain/activation.ts'

/** Islands are rendered once at build time, where there is no window. */
const inBrowser = typeof window !== 'undefined'

/** Sets or removes a class on the document root, where the styles look for it. */
export function markRoot(name: string, on: boolean): void {
  if (inBrowser) document.documentElement.classList.toggle(name, on)
}

export function rootHas(name: string): boolean {
  return inBrowser && document.documentElement.classList.contains(name)
}

/** Hydrates the island that listens to this signal, if it has not been touched yet. */
export function sendActivation(signal: ActivationSignal): void {
  document.dispatchEvent(new Event(signal))
}

/** The browser's own dialog, as the specification names it. */
export function sayAlert(message: string): void {
  window.alert(message)
}

/** The browser's own question, as the specification names it. */
export function askConfirm(question: string): boolean {
  return window.confirm(question)
}

/** Goes to a page of this site. */
export function goTo(path: string): void {
  window.location.assign(path)
}

/** The value of a parameter of the address; empty when it is not there, and in a pre-rendered page. */
export function parameter(name: string): string {
  if (!inBrowser) return ''
  return new URLSearchParams(window.location.search).get(name) ?? ''
}

/**
 * Writes a parameter into the address without a new history entry. An empty value removes it. An address that says it
 * already stays as it is spelled, with %20 or with +.
 */
export function setParameter(name: string, value: string): void {
  if (value && parameter(name) === value) return
  const address = new URL(window.location.href)
  if (value) address.searchParams.set(name, value)
  else address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
}

/** Stores a text in this history entry: it is there again after a reload and after going back, and nowhere else. */
export function writeHistoryEntry(name: string, text: string): void {
  try {
    window.history.replaceState({ ...entryState(), [name]: text }, '')
  } catch {
    // Safari allows a hundred of these in half a minute. The next one will pass.
  }
}

/** What was stored in this history entry; empty when nothing was, and in a pre-rendered page. */
export function readHistoryEntry(name: string): string {
  const text = inBrowser ? entryState()[name] : undefined
  return typeof text === 'string' ? text : ''
}

function entryState(): Partial<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? { ...state } : {}
}

/** Follows a media query. Returns an unsubscribe function. */
export function watchMedia(query: string, changed: (matches: boolean) => void): () => void {
  if (!inBrowser) return () => {}
  const media = window.matchMedia(query)
  const listener = () => changed(media.matches)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether a media query holds; never in a pre-rendered page. */
export function mediaMatches(query: string): boolean {
  return inBrowser && window.matchMedia(query).matches
}
