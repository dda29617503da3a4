import type { ClientDirective } from 'astro'

import { interact, touch } from './shared.ts'

/**
 * Hydrates at the first sign of interest; at once where the reader has already let this site know where the
 * device is, because the island then begins by itself.
 */
const granted: ClientDirective = (load, options, island) => {
  interact(load, options, island)
  const asked = navigator.permissions?.query({ name: 'geolocation' })
  asked?.then(
    ({ state }) => state === 'granted' && touch(island),
    () => undefined,
  )
}

export default granted
