import type { List } from 'mdast'
import type { ContainerDirective } from './markdown.ts'
import { toString } from 'mdast-util-to-string'

import type { Command } from '#domain/guide/blocks.ts'
import { noProse } from '#domain/guide/passage.ts'
import type { Prose } from '#domain/guide/passage.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'
import { namedSystems } from './systems.ts'

const labels = ['Does', 'Reads', 'Changes', 'Undo'] as const

/** A `:::command` block: the command, then what it does, reads and changes, and how to undo it. */
export function commandOf(node: ContainerDirective, reporter: Reporter): Command {
  const systems = namedSystems(node, 'system', reporter)
  const [typed, list] = node.children
  const code = codeOf(typed)
  if (!code)
    reporter.error(
      lineOf(node),
      'command',
      'Begin with the command between ` and `, alone on its line.',
    )
  const explained =
    list?.type === 'list' ? explanationsOf(list, reporter) : new Map<string, Prose>()
  const missing = labels.filter(label => !explained.get(label)?.text)
  if (missing.length > 0 || node.children.length !== 2)
    reporter.error(
      lineOf(node),
      'command',
      `Explain the command in a list with the lines Does, Reads, Changes and Undo${
        missing.length > 0 ? `; missing: ${missing.join(', ')}` : ', and nothing else'
      }.`,
    )
  const explanation = (label: string) => explained.get(label) ?? noProse
  return {
    kind: 'command',
    systems,
    code,
    does: explanation('Does'),
    reads: explanation('Reads'),
    changes: explanation('Changes'),
    undo: explanation('Undo'),
  }
}

function codeOf(node: ContainerDirective['children'][number] | undefined): string {
  if (node?.type === 'code') return node.value
  const only =
    node?.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
  return only?.type === 'inlineCode' ? only.value : ''
}

function explanationsOf(list: List, reporter: Reporter): Map<string, Prose> {
  const explained = new Map<string, Prose>()
  for (const item of list.children) {
    const paragraph = item.children[0]
    const label = labels.find(label => toString(item).startsWith(`${label}:`))
    const lead = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    if (!label || paragraph?.type !== 'paragraph' || lead?.type !== 'text') continue
    const value = lead.value.slice(label.length + 1).trimStart()
    explained.set(
      label,
      proseOf([{ ...lead, value }, ...paragraph.children.slice(1)], 'command', reporter),
    )
  }
  return explained
}
