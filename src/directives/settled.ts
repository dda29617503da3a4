import type { ClientDirective } from 'astro'

import { wake } from './wake.ts'

/** Hydrates once the page has loaded and the browser has nothing better to do. */
const settled: ClientDirective = (load, _options, island) => {
  const start = () => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => wake(load, island), { timeout: 2000 })
    else setTimeout(() => wake(load, island), 200)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

export default settled
