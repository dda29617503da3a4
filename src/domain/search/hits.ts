import type { Hit } from './engine.ts'

/** Where a hit leads: a guide, or the page of a code. */
export function hitAddress(hit: Hit): string {
  return hit.kind === 'guide' ? `/issue/${hit.id}` : hit.address
}
