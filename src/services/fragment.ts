/** The fragment of the address with its #; empty when there is none, and in a pre-rendered page. */
export function fragment(): string {
  return typeof window === 'undefined' ? '' : window.location.hash
}

/** Calls back when the reader follows a link to another place in the page. Returns an unsubscribe function. */
export function watchFragment(changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** Scrolls to the fragment's target once more: it may only just have been rendered. */
export function showFragment(): void {
  window.location.replace(fragment())
}
