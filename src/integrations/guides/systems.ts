import type { ContainerDirective } from './markdown.ts'

import { systemNames } from '#domain/guide/systems.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import type { Reporter } from './problem.ts'
import { lineOf } from './prose.ts'

/** The systems that `{only=windows}` or `{system=windows}` names. */
export function namedSystems(
  node: ContainerDirective,
  attribute: 'only' | 'system',
  reporter: Reporter,
): readonly SystemId[] {
  const names = (node.attributes?.[attribute] ?? '').split(/[\s,]+/).filter(Boolean)
  const systems = names.flatMap(name => systemNames.get(name) ?? [])
  if (systems.length === 0 || names.some(name => !systemNames.has(name)))
    reporter.error(
      lineOf(node),
      node.name,
      `Write :::${node.name}{${attribute}=windows}; one of ${[...systemNames.keys()].join(', ')}.`,
    )
  return systems
}
