/** Further than an unsteady finger moves. */
const SCROLL = 12
/** Milliseconds without a scroll event after which the page stands still. */
const STILL = 100
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
  let start = window.scrollY
  // The page may glide to a heading while this loads.
  let last = performance.now()
  let isGliding = true

  function close() {
    for (const menu of menus) if (menu.matches(':popover-open')) menu.hidePopover()
  }

  function onOpen() {
    start = window.scrollY
    isGliding = performance.now() - last < STILL
  }

  function onScroll() {
    const now = performance.now()
    isGliding &&= now - last < STILL
    last = now
    if (isGliding) start = window.scrollY
    else if (Math.abs(window.scrollY - start) >= SCROLL) close()
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
  // Else Back would show it open, from the back/forward cache.
  window.addEventListener('pagehide', close, { signal })
  header.addEventListener('focusout', onFocusLeaving, { signal })
  wide.addEventListener('change', onTurn, { signal })
  return () => ended.abort()
}

const isShown = (element: Element) => element.getClientRects().length > 0
