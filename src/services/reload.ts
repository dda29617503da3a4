/** Reloads this page. */
export function reloadPage(): void {
  window.location.reload()
}

/** Loads a page of this site in place of this one, even where it is the same page. */
export function reloadAt(path: string): void {
  window.history.replaceState(null, '', path)
  // From its beginning, or from the place that the path names.
  window.history.scrollRestoration = 'manual'
  window.location.reload()
}
