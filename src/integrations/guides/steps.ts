import type { BlockContent, List, ListItem, Paragraph, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'

import type { Step, StepEffect, StepNote } from '#domain/guide/blocks.ts'
import { countWords } from '#domain/guide/text.ts'
import { systemLabels } from '#domain/guide/systems.ts'
import { effectLineOf } from './effect-line.ts'
import { hazardLineOf } from './hazards/hazard-line.ts'
import type { HazardLine } from './hazards/hazard-line.ts'
import { lineItemOf } from './lists.ts'
import { pictureOf } from './picture.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf } from './prose.ts'
import { speakersOf } from './speakers.ts'

/** One screen: more steps belong to another fix (Microsoft's style guide for procedures). */
const MOST_STEPS = 7
const MOST_WORDS = 20

/** The steps of a numbered list. */
export function stepsOf(list: List, field: string, reporter: Reporter): Step[] {
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
  const [first, ...below] = item.children
  const { hazardLines, effects, rest } = takeMarks(below, field, reporter)
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
    safeguards: hazardLines.flatMap(line => (line.kind === 'safeguard' ? [line.safeguard] : [])),
    noHazards: hazardLines.flatMap(line => (line.kind === 'none' ? [line.noHazard] : [])),
    say,
    notes: rest.flatMap(child => notesOf(child, field, reporter)),
    pictures: rest.flatMap(child =>
      child.type === 'leafDirective' ? (pictureOf(child, [], reporter)?.name ?? []) : [],
    ),
    effects,
  }
}

/** Parts the lines that name hazards and effects from the rest of what stands below a step. */
function takeMarks(below: ListItem['children'], field: string, reporter: Reporter) {
  const hazardLines: HazardLine[] = []
  const effects: StepEffect[] = []
  const rest = below.flatMap(child => {
    if (child.type !== 'list' || child.ordered) return [child]
    const others = child.children.filter(item => {
      const hazard = hazardLineOf(item, field, reporter)
      if (hazard) hazardLines.push(hazard)
      const effect = hazard ? [] : effectLineOf(item, field, reporter)
      effects.push(...(effect ?? []))
      return !hazard && !effect
    })
    return others.length > 0 ? [{ ...child, children: others }] : []
  })
  return { hazardLines, effects, rest }
}

const forEverybody = { systems: [], programs: [], label: '' }

function notesOf(child: BlockContent | RootContent, field: string, reporter: Reporter): StepNote[] {
  if (child.type === 'leafDirective') return []
  if (child.type === 'paragraph')
    return [{ ...forEverybody, prose: proseOf(child.children, field, reporter) }]
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

/** "Windows: Select …": a line for some systems or programs; a line without a known name is for everybody. */
function systemNoteOf(item: ListItem, field: string, reporter: Reporter): StepNote {
  const first = item.children[0]
  const text = first?.type === 'paragraph' ? toString(first) : ''
  const speakers = speakersOf(text)
  const lead = first?.type === 'paragraph' ? first.children[0] : undefined
  if (!speakers && LIKE_A_SYSTEM.test(text))
    reporter.error(
      lineOf(item),
      field,
      `Begin the line with one of these, and a colon: ${[...systemLabels.keys()].join(', ')}.`,
    )
  if (!speakers || first?.type !== 'paragraph' || lead?.type !== 'text')
    return { ...forEverybody, prose: lineItemOf(item, field, reporter) }
  const rest: Paragraph['children'] = [
    { ...lead, value: lead.value.slice(speakers.label.length + 1).trimStart() },
    ...first.children.slice(1),
  ]
  return { ...speakers, prose: proseOf(rest, field, reporter) }
}
