import type { SystemId } from '#domain/guide/systems.ts'

/** The value of `data-for`, which the system choice hides by; absent when a part is for everybody. */
export function tokensOf(systems: readonly SystemId[]): string | undefined {
  return systems.length > 0 ? systems.join(' ') : undefined
}
