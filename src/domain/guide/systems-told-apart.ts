import type { Guide } from '#domain/guide/guide.ts'
import { systemIds } from '#domain/systems.ts'
import type { SystemId } from '#domain/systems.ts'

/** The systems for which a guide says something of its own: the ones worth asking about. */
export function systemsToldApart({ fixes, applies_to: appliesTo }: Guide): readonly SystemId[] {
  const covered = systemIds.filter(id => appliesTo.includes('any') || appliesTo.includes(id))
  const parts = fixes
    .flatMap(({ blocks }) => blocks)
    .flatMap(block => [
      block.systems,
      ...(block.kind === 'steps'
        ? block.steps.flatMap(({ notes }) => notes.map(({ systems }) => systems))
        : []),
    ])
  // A part for nobody in particular, or for every system of the guide, leaves nothing to choose.
  const apart = parts.filter(
    systems => systems.length > 0 && !covered.every(id => systems.includes(id)),
  )
  const named = new Set(apart.length > 0 ? parts.flat() : [])
  return covered.filter(id => named.has(id))
}
