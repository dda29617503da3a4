import type { ClientDirective } from 'astro'

import { interact, touch } from './shared.ts'

/** A little before a reader gets there. */
const MARGIN = '200px'

/**
 * Hydrates when the island comes into view, or at the first sign of interest; when the browser is idle if the
 * address asks for something, which may be in this island and not in the page yet.
 */
const near: ClientDirective = (load, options, island) => {
  const atIdle = Boolean(location.search || location.hash)
  interact(load, options, island, atIdle)
  if (atIdle) return
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      touch(island)
    },
    { rootMargin: MARGIN },
  )
  // The island itself has no box.
  for (const child of island.children) observer.observe(child)
}

export default near
