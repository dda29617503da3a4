import { atom, onMount } from 'nanostores'

import type { Seen } from '#domain/diagnostics/seen.ts'
import { readDevice } from '#services/device.ts'

/** What the browser says about this device; undefined until it has answered. */
export function createDevice(read: () => Promise<Seen>) {
  const $seen = atom<Seen | undefined>()
  onMount($seen, () => {
    let wanted = true
    read().then(seen => {
      if (wanted) $seen.set(seen)
    })
    return () => {
      wanted = false
    }
  })
  return { $seen }
}

export const device = createDevice(readDevice)
