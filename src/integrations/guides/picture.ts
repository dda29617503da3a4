import type { LeafDirective } from './markdown.ts'

import type { Picture } from '#domain/guide/blocks.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import type { Reporter } from './problem.ts'
import { lineOf } from './prose.ts'

/** A drawing of src/content/pictures: `::picture{name=taskbar}`. */
export function pictureOf(
  node: LeafDirective,
  systems: readonly SystemId[],
  reporter: Reporter,
): Picture | undefined {
  const name = node.attributes?.['name']
  if (node.name === 'picture' && name) return { kind: 'picture', systems, name }
  reporter.error(lineOf(node), 'picture', 'Write ::picture{name=taskbar}.')
  return undefined
}
