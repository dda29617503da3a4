/** Tells when the reader comes back to a page that the browser kept as it was left. Returns an unsubscribe function. */
export function watchReturn(returned: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) returned()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
