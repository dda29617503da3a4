import { isOutline, openedFix } from './shown-system.ts'

/** Opens a fix where the page is an outline, as its link does, but leaves the focus where it is. */
export function openFix(fix: HTMLElement): void {
  if (!isOutline(document) || openedFix(document) === fix) return
  const held = document.activeElement
  // A step back leads past it to where the reader was.
  window.location.replace(`#${fix.id}`)
  if (!(held instanceof HTMLElement) || held === document.body) return
  // Browsers move the focus to the target, some of them only before the next frame.
  const giveBack = () => held.focus({ preventScroll: true })
  giveBack()
  requestAnimationFrame(() => requestAnimationFrame(giveBack))
}
