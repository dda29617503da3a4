import type { ClientDirective } from 'astro'

import { interact } from './shared.ts'

/**
 * Hydrates at the first sign of interest; when the browser is idle if the root has the class that is named, because
 * the page then has something of the reader's own to show: `client:called="named"`.
 */
const called: ClientDirective = (load, options, island) => {
  const awaited = typeof options.value === 'string' ? options.value : ''
  const atIdle = awaited !== '' && document.documentElement.classList.contains(awaited)
  return interact(load, options, island, atIdle)
}

export default called
