import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'

import { FrontMatter } from '#domain/guide/front-matter.ts'
import type { Reporter } from './problem.ts'

/** A file in its two parts. */
export interface Parts {
  frontMatter: string
  body: string
  /** How many lines of the file precede the body. */
  bodyOffset: number
}

/** Splits at the two lines of three hyphens. */
export function splitFile(text: string, { error }: Reporter): Parts | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0) {
    error(1, 'front matter', 'Begin the file with a line ---, the fields, and another line ---.')
    return undefined
  }
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyOffset: end + 1,
  }
}

/** Reads and checks the fields; each problem names the line of the field. */
export function readFrontMatter(yaml: string, { error }: Reporter): FrontMatter | undefined {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  for (const { pos, message } of document.errors)
    error(lineAt(pos[0]), 'front matter', `This is not valid YAML: ${message.split('\n')[0]}`)
  if (document.errors.length > 0) return undefined

  const parsed = v.safeParse(FrontMatter, document.toJS() ?? {})
  if (parsed.success) return parsed.output

  for (const issue of parsed.issues) {
    const path = issue.path?.map(({ key }) => key) ?? []
    const field = path.length > 0 ? path.join('.') : 'front matter'
    const unknown = issue.type === 'strict_object' && issue.expected === 'never'
    error(lineOf(path, document, lineAt), field, unknown ? unknownField(path) : issue.message)
  }
  return undefined
}

const unknownField = (path: readonly unknown[]) =>
  `There is no field "${String(path.at(-1))}". Check its spelling, or remove it.`

/** The line of a field, or of the nearest field around it when it is missing. */
function lineOf(
  path: readonly unknown[],
  document: ReturnType<typeof parseDocument>,
  lineAt: (offset: number) => number,
): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node: unknown = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lineAt(node.range[0])
  }
  return 1
}
