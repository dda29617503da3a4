import { coveredSystems } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { passagesOfFixes } from './guide.ts'
import type { Guide } from './guide.ts'

/** The systems for which a guide says something of its own: the ones worth asking about. */
export function systemsToldApart(guide: Guide): readonly SystemId[] {
  const { applies_to: appliesTo } = guide
  const covered = coveredSystems(appliesTo)
  const named = passagesOfFixes(guide).map(({ systems }) => systems)
  // A part for nobody in particular, or for every system of the guide, leaves nothing to choose.
  const isApart = named.some(
    systems => systems.length > 0 && !covered.every(id => systems.includes(id)),
  )
  const apart = new Set(isApart ? named.flat() : [])
  return covered.filter(id => apart.has(id))
}
