const PREFIX = 'Error: '

/** Says in the tab, and to screen readers, that the page has a form with errors. */
export function markTitle(faulty: boolean): void {
  const title = document.title.replace(PREFIX, '')
  document.title = faulty ? PREFIX + title : title
}
