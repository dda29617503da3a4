/** Loads this page afresh. */
export function reloadPage(): void {
  window.location.reload()
}

/** Loads a page of this site afresh, in place of this one, also where this is the page. */
export function reloadAt(path: string): void {
  window.history.replaceState(null, '', path)
  // From its beginning, or from the place that the path names.
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}
