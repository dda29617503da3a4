import type { SystemId } from '#domain/guide/systems.ts'
import type { Fix } from './guide.ts'

/** The systems that a fix has steps for; empty if some steps are for all. */
export function fixSystems({ blocks }: Pick<Fix, 'blocks'>): readonly SystemId[] {
  const steps = blocks.filter(({ kind }) => kind === 'steps').map(({ systems }) => systems)
  return steps.every(systems => systems.length > 0) ? [...new Set(steps.flat())] : []
}
