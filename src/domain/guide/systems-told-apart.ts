import type { Guide } from '#domain/guide/guide.ts'
import { systemIds } from '#domain/systems.ts'
import type { SystemId } from '#domain/systems.ts'

/** The systems for which a guide says something of its own: the ones worth asking about. */
export function systemsToldApart({ fixes, applies_to: appliesTo }: Guide): readonly SystemId[] {
  const named = new Set(
    fixes.flatMap(({ blocks }) =>
      blocks.flatMap(block => [
        ...block.systems,
        ...(block.kind === 'steps'
          ? block.steps.flatMap(({ notes }) => notes.flatMap(({ systems }) => systems))
          : []),
      ]),
    ),
  )
  const covered = (id: SystemId) => appliesTo.includes('any') || appliesTo.includes(id)
  return systemIds.filter(id => named.has(id) && covered(id))
}
