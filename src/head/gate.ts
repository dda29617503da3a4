import { readNote, writeNote } from './device.ts'
import { classList } from './page.ts'

/**
 * A guide opens for good once its address leads into its text, and so do all guides on this device from then on.
 * Another tab does not open the guide of this page: nothing moves under a reader's eyes.
 */
export function followGate(): void {
  if (readNote('guidesOpen') === 'true') classList.add('opened')
  addEventListener('hashchange', openAtTarget)
  addEventListener('DOMContentLoaded', openAtTarget)
}

function openAtTarget() {
  // A member's guides are open anyhow: that says nothing of whoever uses this device next.
  if (classList.contains('opened')) return
  // Our ids are ASCII; unlike `decodeURIComponent`, this throws at no address.
  const target = document.getElementById(unescape(location.hash.slice(1)))
  if (!target?.closest('.full')) return
  classList.add('opened')
  writeNote('guidesOpen', 'true')
}
