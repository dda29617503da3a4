/** The fragment of the address with its #; empty when there is none, and in a pre-rendered page. */
export function fragment(): string {
  return typeof window === 'undefined' ? '' : window.location.hash
}

/** Tells when the reader follows a link to another place in the page. Returns an unsubscribe function. */
export function watchFragment(changed: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** Goes to the place that the fragment names once more: it may have come into the page only now. */
export function showFragment(): void {
  window.location.replace(fragment())
}
