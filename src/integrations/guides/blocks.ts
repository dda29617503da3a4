import type { RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from './markdown.ts'

import type { Block } from '#domain/guide/blocks.ts'
import type { SystemId } from '#domain/guide/systems.ts'
import { containerBlocks, containerNames, leafBlocks } from './directives.ts'
import { lineItemOf } from './lists.ts'
import { pictureOf } from './picture.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'
import { stepsOf } from './steps.ts'
import { namedSystems } from './systems.ts'

/** Paragraphs, lists, directives and parts for one system. */
export function blocksOf(
  content: readonly RootContent[],
  field: string,
  reporter: Reporter,
  systems: readonly SystemId[] = [],
): Block[] {
  return content.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'prose', systems, prose: proseOf(node.children, field, reporter) }]
      case 'list':
        return node.ordered
          ? [{ kind: 'steps', systems, steps: stepsOf(node, field, reporter) }]
          : node.children.map(item => ({
              kind: 'prose',
              systems,
              prose: lineItemOf(item, field, reporter),
            }))
      case 'leafDirective':
        return leafOf(node, systems, reporter)
      case 'containerDirective':
        return containerOf(node, field, reporter, systems)
      case 'code':
        reporter.error(lineOf(node), field, 'Put this command into a :::command block.')
        return []
      default:
        reporter.error(lineOf(node), field, `A guide cannot hold a ${node.type} here. Remove it.`)
        return []
    }
  })
}

function leafOf(node: LeafDirective, systems: readonly SystemId[], reporter: Reporter): Block[] {
  // Anything else with two colons was meant as a picture, or is reported by checkFences.
  const read = leafBlocks.get(node.name) ?? pictureOf
  const block = read(node, systems, reporter)
  return block ? [block] : []
}

function containerOf(
  node: ContainerDirective,
  field: string,
  reporter: Reporter,
  systems: readonly SystemId[],
): Block[] {
  if (systems.length > 0)
    reporter.error(lineOf(node), node.name, 'Do not put a block inside another. Close it first.')
  if (node.name === 'system')
    return blocksOf(node.children, field, reporter, namedSystems(node, 'only', reporter))
  const read = containerBlocks.get(node.name)
  if (read) return [read(node, reporter)]
  reporter.error(
    lineOf(node),
    field,
    `There is no place for :::${node.name} here. The blocks are ${containerNames.join(', ')}.`,
  )
  return []
}
