import type { ClientDirective } from 'astro'

import { interact, touch } from './shared.ts'

/** Hydrates once the page has loaded and the browser has nothing better to do, or at the first sign of interest. */
const settled: ClientDirective = (load, options, island) => {
  interact(load, options, island)
  const start = () => {
    const begin = () => touch(island)
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 2000 })
    else setTimeout(begin, 200)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

export default settled
