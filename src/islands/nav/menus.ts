/** Further than an unsteady finger moves. */
const SCROLL = 12
/** Where the menu becomes a bar; the same width stands in Nav.module.css. */
const WIDE = '(width >= 60em)'

/**
 * Closes the open menus when the page scrolls, as the specification asks, but not by a scroll that was under way when
 * they opened; when the keyboard leaves them, which would go on behind them; and when the screen is turned, because
 * the other width shows the links in another way. A press outside and Escape are the browser's own doing. Returns an
 * unsubscribe function.
 */
export function followMenus(header: HTMLElement): () => void {
  if (!('popover' in header)) return () => {}
  const menus = [...header.querySelectorAll<HTMLElement>('[popover]')]
  const wide = window.matchMedia(WIDE)
  const ended = new AbortController()
  const { signal } = ended
  const tellsEnd = 'onscrollend' in window
  let start = window.scrollY
  let isMoving = false
  // The page may have been gliding to a heading while this was loaded; then it moves in the next two frames.
  let isGliding = tellsEnd
  requestAnimationFrame(() => requestAnimationFrame(() => (isGliding &&= isMoving)))

  function close() {
    for (const menu of menus) if (menu.matches(':popover-open')) menu.hidePopover()
  }

  function onOpen() {
    start = window.scrollY
    isGliding = isMoving
  }

  function onScroll() {
    isMoving = tellsEnd
    if (isGliding) start = window.scrollY
    else if (Math.abs(window.scrollY - start) >= SCROLL) close()
  }

  function onScrollEnd() {
    isMoving = isGliding = false
  }

  function onFocusLeaving({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !header.contains(relatedTarget)) close()
  }

  /** The focus stays with its link, or goes to the button that leads to it now. */
  function onTurn() {
    const { activeElement } = document
    close()
    if (!(activeElement instanceof HTMLElement && header.contains(activeElement))) return
    const openers = header.querySelectorAll<HTMLElement>('[popovertarget]')
    const next = [activeElement, ...openers].find(isShown)
    next?.focus({ preventScroll: true })
  }

  for (const menu of menus) menu.addEventListener('toggle', onOpen, { signal })
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  window.addEventListener('scrollend', onScrollEnd, { signal })
  // Else Back would show it open, from the back/forward cache.
  window.addEventListener('pagehide', close, { signal })
  header.addEventListener('focusout', onFocusLeaving, { signal })
  wide.addEventListener('change', onTurn, { signal })
  return () => ended.abort()
}

const isShown = (element: Element) => element.getClientRects().length > 0
