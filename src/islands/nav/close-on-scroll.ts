/** Further than a finger trembles. */
const SCROLL = 12

/**
 * Closes the open menus when the page scrolls, as the specification asks. A press outside and Escape
 * are the browser's own doing. Returns the way to stop.
 */
export function closeMenusOnScroll(header: HTMLElement): () => void {
  const menus = [...header.querySelectorAll<HTMLElement>('[popover]')]
  let start = 0

  function onToggle() {
    start = window.scrollY
  }

  function onScroll() {
    if (Math.abs(window.scrollY - start) < SCROLL) return
    for (const menu of menus) if (menu.matches(':popover-open')) menu.hidePopover()
  }

  if (!('popover' in header)) return () => {}
  for (const menu of menus) menu.addEventListener('toggle', onToggle)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    for (const menu of menus) menu.removeEventListener('toggle', onToggle)
    window.removeEventListener('scroll', onScroll)
  }
}
