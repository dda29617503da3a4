import type { ClientDirective } from 'astro'

import interact from './interact.ts'
import settled from './settled.ts'

/**
 * Hydrates at the first sign of interest. If the root has the class that is named, the page has something of the
 * reader's own to show (`client:called="named"`), and hydrates when the browser is idle; but at once for a query in the
 * address (`client:called="asked"`), because its answer is all that the reader waits for.
 */
const called: ClientDirective = (load, options, island) => {
  const awaited = typeof options.value === 'string' ? options.value : ''
  if (!awaited || !document.documentElement.classList.contains(awaited))
    return interact(load, options, island)
  if (awaited !== 'asked') return settled(load, options, island)
  interact(load, options, island)
  island.dispatchEvent(new Event('pointerover'))
}

export default called
