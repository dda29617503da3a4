import type { BlockContent, Heading, List, ListItem, Paragraph, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { toString } from 'mdast-util-to-string'

import type { Block, Prose, Step, StepNote, Stop, StopLevel } from '#domain/guide/guide.ts'
import { systemLabels, systemNames } from '#domain/systems.ts'
import type { SystemId } from '#domain/systems.ts'
import { countWords } from '#domain/guide/text.ts'
import { commandOf } from './command.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'

/** One screen: more steps belong to another fix (Microsoft's style guide for procedures). */
const MOST_STEPS = 7
const MOST_WORDS = 20

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

/** The paragraphs of a block such as `:::expect`, as one piece. */
export function noteOf(node: ContainerDirective, reporter: Reporter): Prose {
  const paragraphs = node.children.filter(child => child.type === 'paragraph')
  if (paragraphs.length !== 1 || node.children.length !== 1)
    reporter.error(lineOf(node), node.name, `Write one paragraph in :::${node.name}.`)
  return proseOf(paragraphs[0]?.children ?? [], node.name, reporter)
}

/** Paragraphs, lists, commands, pictures and parts for one system. */
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
        return pictureOf(node, reporter).map(name => ({ kind: 'picture', systems, name }))
      case 'containerDirective':
        return directiveOf(node, field, reporter, systems)
      case 'code':
        reporter.error(lineOf(node), field, 'Put this command into a :::command block.')
        return []
      default:
        reporter.error(lineOf(node), field, `A guide cannot hold a ${node.type} here. Remove it.`)
        return []
    }
  })
}

function directiveOf(
  node: ContainerDirective,
  field: string,
  reporter: Reporter,
  systems: readonly SystemId[],
): Block[] {
  if (systems.length > 0)
    reporter.error(lineOf(node), node.name, 'Do not put a block inside another. Close it first.')
  if (node.name === 'command') return [commandOf(node, reporter)]
  if (node.name === 'system')
    return blocksOf(node.children, field, reporter, namedSystems(node, 'only', reporter))
  const known = 'stop, before, expect, undo, command and system'
  reporter.error(
    lineOf(node),
    field,
    `There is no place for :::${node.name} here. The blocks are ${known}.`,
  )
  return []
}

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

function pictureOf(node: LeafDirective, reporter: Reporter): string[] {
  const name = node.attributes?.['name']
  if (node.name === 'picture' && name) return [name]
  reporter.error(lineOf(node), 'picture', 'Write ::picture{name=taskbar}.')
  return []
}

function stepsOf(list: List, field: string, reporter: Reporter): Step[] {
  if (list.start !== 1)
    reporter.error(
      lineOf(list),
      field,
      `These steps begin with ${list.start}. Begin with 1, or put three spaces before each line that belongs to the step above.`,
    )
  if (list.children.length > MOST_STEPS)
    reporter.error(
      lineOf(list),
      field,
      `There are ${list.children.length} steps. Write at most ${MOST_STEPS}; make a second fix of the rest.`,
    )
  return list.children.map(item => stepOf(item, field, reporter))
}

function stepOf(item: ListItem, field: string, reporter: Reporter): Step {
  const [first, ...rest] = item.children
  if (first?.type !== 'paragraph')
    reporter.error(lineOf(item), field, 'Begin the step with what to do.')
  const say = proseOf(first?.type === 'paragraph' ? first.children : [], field, reporter)
  const long = countWords(say.text)
  if (long > MOST_WORDS)
    reporter.error(
      lineOf(item),
      field,
      `The step has ${long} words. Write at most ${MOST_WORDS}; put the rest in a paragraph below it.`,
    )
  return {
    say,
    notes: rest.flatMap(child => notesOf(child, field, reporter)),
    pictures: rest.flatMap(child =>
      child.type === 'leafDirective' ? pictureOf(child, reporter) : [],
    ),
  }
}

function notesOf(child: BlockContent | RootContent, field: string, reporter: Reporter): StepNote[] {
  if (child.type === 'leafDirective') return []
  if (child.type === 'paragraph')
    return [{ systems: [], label: '', prose: proseOf(child.children, field, reporter) }]
  if (child.type === 'list' && !child.ordered)
    return child.children.map(item => systemNoteOf(item, field, reporter))
  reporter.error(
    lineOf(child),
    field,
    'Below a step stand a paragraph, a list of systems ("- Windows: …") or a ::picture. Move this after the steps.',
  )
  return []
}

/** "macOS: …" or "Mac - …": a system was meant, and a reader with another one would see the line. */
const LIKE_A_SYSTEM =
  /^(?:mac ?os(?: x)?|os ?x|i?macs?|macbook|win(?:dows)?(?: ?\d+)?|chrome ?os|chromebooks?|linux) ?[:–—-] /i

/** "Windows: Select …": a line for some systems; a line without a known name is for everybody. */
function systemNoteOf(item: ListItem, field: string, reporter: Reporter): StepNote {
  const first = item.children[0]
  const text = first?.type === 'paragraph' ? toString(first) : ''
  const label = /^([A-Z][A-Za-z0-9 ]*):\s/.exec(text)?.[1] ?? ''
  const systems = systemLabels.get(label)
  const lead = first?.type === 'paragraph' ? first.children[0] : undefined
  if (!systems && LIKE_A_SYSTEM.test(text))
    reporter.error(
      lineOf(item),
      field,
      `Begin the line with one of these, and a colon: ${[...systemLabels.keys()].join(', ')}.`,
    )
  if (!systems || first?.type !== 'paragraph' || lead?.type !== 'text')
    return { systems: [], label: '', prose: lineItemOf(item, field, reporter) }
  const rest: Paragraph['children'] = [
    { ...lead, value: lead.value.slice(label.length + 1).trimStart() },
    ...first.children.slice(1),
  ]
  return { systems, label, prose: proseOf(rest, field, reporter) }
}

function lineItemOf(item: ListItem, field: string, reporter: Reporter): Prose {
  const first = item.children[0]
  if (item.children.length !== 1 || first?.type !== 'paragraph')
    reporter.error(lineOf(item), field, 'Write one line of text after "- ", nothing below it.')
  return proseOf(first?.type === 'paragraph' ? first.children : [], field, reporter)
}
