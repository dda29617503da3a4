import { atom } from 'nanostores'

import type { Nearby } from '#domain/locator/technicians.ts'
import { reviews } from './reviews.ts'
import { technicians } from './technicians.ts'

/** Counts the presses: each leads to the details, also one on the technician who is already open. */
export const $selections = atom(0)

/** Opens a technician's details, and resets the review form as the specification says. */
export function select(technician: Nearby): void {
  const before = technicians.$selected.get()?.id
  technicians.select(technician)
  $selections.set($selections.get() + 1)
  // A second press on the same one must not take away what was written about it.
  if (technician.id !== before) void reviews.open(technician.id)
}

export function closeDetails(): void {
  technicians.select(undefined)
}
