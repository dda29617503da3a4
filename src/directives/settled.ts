import type { ClientDirective } from 'astro'

import { interact } from './shared.ts'

/** Hydrates once the page has loaded and the browser has nothing better to do, or at the first sign of interest. */
const settled: ClientDirective = (load, options, island) => interact(load, options, island, true)

export default settled
