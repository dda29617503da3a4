import type { ContainerDirective } from './markdown.ts'

import type { Stop, StopLevel } from '#domain/guide/guide.ts'
import type { Prose } from '#domain/guide/passage.ts'
import { listOf } from './lists.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'

const isLevel = (level: unknown): level is StopLevel =>
  level === 'emergency' || level === 'urgent' || level === 'routine'

/** A `:::stop` block: its first words, in bold, are the sign. */
export function stopOf(node: ContainerDirective, reporter: Reporter): Stop {
  const level = node.attributes?.['level']
  const first = node.children[0]
  const strong = first?.type === 'paragraph' ? first.children[0] : undefined
  if (!isLevel(level))
    reporter.error(lineOf(node), 'stop', 'Write :::stop{level=emergency}, urgent or routine.')
  if (strong?.type !== 'strong')
    reporter.error(lineOf(node), 'stop', 'Begin with the sign to look for, in **bold**.')
  const paragraphs = node.children.filter(child => child.type === 'paragraph')
  if (paragraphs.length !== 1 || node.children.length !== 1)
    reporter.error(lineOf(node), 'stop', 'Write one paragraph: the sign in bold, then what to do.')
  const advice = first?.type === 'paragraph' ? first.children.slice(1) : []
  return {
    level: isLevel(level) ? level : 'urgent',
    sign: proseOf(strong?.type === 'strong' ? strong.children : [], 'stop', reporter),
    advice: proseOf(advice, 'stop', reporter),
  }
}

/** A `:::before` block: a list of things to do before touching anything. */
export function beforeOf(node: ContainerDirective, reporter: Reporter): Prose[] {
  return listOf(node.children, 'before', node, reporter)
}

/** The paragraphs of a block such as `:::expect`, as one piece. */
export function noteOf(node: ContainerDirective, reporter: Reporter): Prose {
  const paragraphs = node.children.filter(child => child.type === 'paragraph')
  if (paragraphs.length !== 1 || node.children.length !== 1)
    reporter.error(lineOf(node), node.name, `Write one paragraph in :::${node.name}.`)
  return proseOf(paragraphs[0]?.children ?? [], node.name, reporter)
}
