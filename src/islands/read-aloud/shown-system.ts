/*
 * What the styles of the guide show, asked without its layout: a fix that is still closed is read as well. The styles
 * are in src/components/guide/SystemChoice.astro and src/pages/issue/[id].astro.
 */

/** Without this, a browser hides nothing: every fix is open, and every system is shown. */
const canHide = () => CSS.supports('selector(:has(a))')

/** Whether a block is for the computer that the page is set to. */
export function isForReader(block: HTMLElement): boolean {
  const system = shownSystem(block.ownerDocument)
  if (!system) return true
  if (block.matches('.for-system')) return false
  for (
    let part = block.closest<HTMLElement>('[data-for]');
    part;
    part = part.parentElement?.closest<HTMLElement>('[data-for]') ?? null
  )
    if (!part.dataset['for']?.split(' ').includes(system)) return false
  return true
}

/** Undefined where the page shows every system. Until somebody chooses, Windows 11 may stand in. */
export function shownSystem(page: Document): string | undefined {
  if (!canHide()) return undefined
  const chosen = page.querySelector<HTMLInputElement>('[name=system]:checked')?.value
  if (chosen) return chosen === 'all' ? undefined : chosen
  return page.querySelector('[data-first]') ? 'windows-11' : undefined
}

/** The fix that the address has opened. */
export const openedFix = (page: Document) =>
  page.querySelector(':target')?.closest<HTMLElement>('.fix') ?? undefined

/** Whether the page shows only the names of the fixes that are not opened. */
export const isOutline = (page: Document) => canHide() && !page.querySelector('#all:target')
