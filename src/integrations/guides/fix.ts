import type { Heading, RootContent } from 'mdast'
import type { ContainerDirective } from './markdown.ts'
import { toString } from 'mdast-util-to-string'

import { difficulties } from '#domain/guide/front-matter.ts'
import { readableTime } from '#domain/guide/fix-time.ts'
import type { Fix, Stop } from '#domain/guide/guide.ts'
import { noProse } from '#domain/guide/passage.ts'
import type { Prose } from '#domain/guide/passage.ts'
import { blocksOf } from './blocks.ts'
import type { Reporter } from './problem.ts'
import { lineOf, proseOf, plainProse } from './prose.ts'
import { noteOf, stopOf } from './stop.ts'

interface Source {
  number: number
  word: Fix['word']
  title: string
  heading: Heading
  content: readonly RootContent[]
}

const TIME = /^Time: (.+), (easy|moderate|advanced)\.$/
const TELL = 'How to tell:'

/** Reads one `## Fix 1: …` section, and reports what it lacks. */
export function fixOf(source: Source, reporter: Reporter): Fix {
  const field = `${source.word} ${source.number}`
  const line = lineOf(source.heading)
  const stops: Stop[] = []
  const rest: RootContent[] = []
  let timing: RegExpExecArray | undefined
  let tell: Prose | undefined
  let expect: Prose | undefined
  let undo: Prose | undefined

  for (const node of source.content) {
    const text = node.type === 'paragraph' ? toString(node) : ''
    if (TIME.test(text)) timing = TIME.exec(text) ?? undefined
    else if (node.type === 'paragraph' && text.startsWith(TELL))
      tell = proseOf(withoutLabel(node.children), field, reporter)
    else if (isBlock(node, 'stop')) stops.push(stopOf(node, reporter))
    else if (isBlock(node, 'expect')) expect = noteOf(node, reporter)
    else if (isBlock(node, 'undo')) undo = noteOf(node, reporter)
    else rest.push(node)
  }

  const blocks = blocksOf(rest, field, reporter)
  const lacks = (message: string) => reporter.error(line, field, message)
  if (!timing) lacks('Add a line "Time: 5 minutes, easy." below the heading.')
  if (!blocks.some(({ kind }) => kind === 'steps')) lacks('Add the steps, as a numbered list.')
  if (!expect) lacks('Add :::expect with what the reader sees when it worked.')
  if (!undo)
    lacks('Add :::undo with how to put it back, or "Nothing to undo." or "This cannot be undone."')

  return {
    number: source.number,
    word: source.word,
    title: plainProse(source.title, line),
    time: readableTime(timing?.[1] ?? ''),
    difficulty: difficulties.find(difficulty => difficulty === timing?.[2]) ?? 'easy',
    tell,
    stops,
    blocks,
    expect: expect ?? noProse,
    undo: undo ?? noProse,
  }
}

const isBlock = (node: RootContent, name: string): node is ContainerDirective =>
  node.type === 'containerDirective' && node.name === name

type Phrases = Extract<RootContent, { type: 'paragraph' }>['children']

function withoutLabel(children: Phrases): Phrases {
  const [lead, ...rest] = children
  return lead?.type === 'text'
    ? [{ ...lead, value: lead.value.slice(TELL.length).trimStart() }, ...rest]
    : children
}
