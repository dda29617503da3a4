import type { ClientDirective } from 'astro'

import { interact, touch } from './shared.ts'

/**
 * Hydrates at the first sign of interest; when the browser is idle if the root has the class that is named, because
 * the page then has something of the reader's own to show: `client:called="named"`. The class may come later, from
 * another tab.
 */
const called: ClientDirective = (load, options, island) => {
  const awaited = typeof options.value === 'string' ? options.value : ''
  const isCalled = () => awaited !== '' && document.documentElement.classList.contains(awaited)
  interact(load, options, island, isCalled())
  // Another page may have written; the script in the head has set the class by then.
  const look = () => isCalled() && touch(island)
  addEventListener('storage', look)
  addEventListener('pageshow', event => event.persisted && look())
}

export default called
