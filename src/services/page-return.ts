/** Calls back when the reader returns to a page from the back/forward cache. Returns an unsubscribe function. */
export function watchReturn(returned: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) returned()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
