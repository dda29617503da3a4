import { whenIdle } from './idle.ts'
import type { LoadingStatus } from './loading-status.ts'

export type Load = () => Promise<() => Promise<void>>

/**
 * Loads and hydrates an island, and resolves when its controls answer. When its script fails or takes too long,
 * the reader gets a sentence and a way on, never a dead control.
 */
export async function hydrateIsland(
  load: Load,
  island: HTMLElement,
  status: LoadingStatus,
): Promise<void> {
  for (;;) {
    try {
      const hydrate = await loaded(load, island)
      await hydrate()
      // React puts the hydrated tree in place in a later task.
      await new Promise<void>(resolve => whenIdle(resolve, 200))
      island.dataset['hydrated'] = ''
      return status.end()
    } catch {
      await status.failed()
    }
  }
}

/** Astro reports a script that failed with an event, and would log it; we turn it into a rejection. */
function loaded(load: Load, island: HTMLElement): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const onError = (event: Event) => {
      event.preventDefault()
      reject(event)
    }
    island.addEventListener('astro:hydration-error', onError)
    load()
      .then(resolve, reject)
      .finally(() => island.removeEventListener('astro:hydration-error', onError))
  })
}
