import type { Nearby } from '#domain/technicians.ts'
import { reviews } from './reviews.ts'
import { technicians } from './technicians.ts'

/** Opens a technician's details, and resets the review form as the specification says. */
export function select(technician: Nearby): void {
  technicians.select(technician)
  void reviews.open(technician.id)
}

export function closeDetails(): void {
  technicians.select(undefined)
}
