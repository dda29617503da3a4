const PREFIX = 'Error: '

/** Tells readers of the tab, and of screen readers, that the page has a form with errors. */
export function markTitle(faulty: boolean): void {
  const title = document.title.replace(PREFIX, '')
  document.title = faulty ? PREFIX + title : title
}
