import { UNDER_CONSTRUCTION } from '#domain/learning/learning.ts'
import { sayAlert } from '#services/page.ts'

/** The only thing that the learning hub does so far. */
export function sayUnderConstruction(): void {
  sayAlert(UNDER_CONSTRUCTION)
}
