import type { ClientDirective } from 'astro'

import { interact, touch } from './shared.ts'

/**
 * Hydrates at the first sign of interest; at once if the address carries a query, because its answer is all that the
 * reader waits for.
 */
const asked: ClientDirective = (load, options, island) => {
  interact(load, options, island)
  if (document.documentElement.classList.contains('asked')) touch(island)
}

export default asked
