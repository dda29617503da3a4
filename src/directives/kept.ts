import type { ClientDirective } from 'astro'

import { interact } from './shared.ts'

/**
 * Hydrates at the first sign of interest; when the browser is idle if this device keeps something for the island,
 * such as a draft from before, or this tab a step that was reached: `client:kept="questionDraft"`.
 */
const kept: ClientDirective = (load, options, island) =>
  interact(load, options, island, holds(options.value))

/** The browser may refuse its stores. */
function holds(key: unknown): boolean {
  try {
    if (typeof key !== 'string') return false
    return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null
  } catch {
    return false
  }
}

export default kept
