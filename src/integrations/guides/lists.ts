import type { Heading, ListItem, RootContent } from 'mdast'
import type { ContainerDirective } from './markdown.ts'

import type { Prose } from '#domain/guide/passage.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'

/** The lines of a section that is one bulleted list. */
export function listOf(
  content: readonly RootContent[],
  field: string,
  at: Heading | ContainerDirective,
  reporter: Reporter,
): Prose[] {
  const list = content[0]
  if (content.length !== 1 || list?.type !== 'list') {
    reporter.error(lineOf(at), field, 'Write one list here, each line after "- ".')
    return []
  }
  return list.children.map(item => lineItemOf(item, field, reporter))
}

/** An item of a list that is one line. */
export function lineItemOf(item: ListItem, field: string, reporter: Reporter): Prose {
  const first = item.children[0]
  if (item.children.length !== 1 || first?.type !== 'paragraph')
    reporter.error(lineOf(item), field, 'Write one line of text after "- ", nothing below it.')
  return proseOf(first?.type === 'paragraph' ? first.children : [], field, reporter)
}
