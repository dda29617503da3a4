import type { ClientDirective } from 'astro'

import { interact } from './shared.ts'

/**
 * Hydrates at the first sign of interest; when the browser is idle if this device keeps something for the island,
 * such as a draft from before: `client:kept="questionDraft"`.
 */
const kept: ClientDirective = (load, options, island) =>
  interact(load, options, island, holds(options.value))

/** The browser may refuse its store. */
function holds(key: unknown): boolean {
  try {
    return typeof key === 'string' && localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export default kept
