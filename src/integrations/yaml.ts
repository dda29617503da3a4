import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'

import { distance } from '#domain/search/distance.ts'
import { createReporter } from '#integrations/guides/problem.ts'
import type { Problem, Reporter } from '#integrations/guides/problem.ts'

/** The commonest slips in YAML, by the parser's own names, as a writer can mend them. */
const fixes: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'Text cannot begin with * or &. Put it in quotes.',
  BAD_INDENT: 'This line begins too far left or right. Line it up with the lines around it.',
  BAD_SCALAR_START: 'Text cannot begin with this sign. Put it in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'There is a colon inside the text. Put the whole text in quotes: title: "Wi-Fi: it drops".',
  DUPLICATE_KEY: 'This field is there twice. Remove one.',
  MISSING_CHAR: 'A closing sign is missing. Look for a quote, a ] or a } that is never closed.',
  MULTILINE_IMPLICIT_KEY:
    "Write the name of the field, a colon, a space, then the text: title: Wi-Fi won't connect.",
  UNEXPECTED_TOKEN:
    'Something stands where it does not belong. Put the whole text between " and ", with none inside.',
  TAB_AS_INDENT: 'Begin the line with spaces, not with a tab.',
}

/** A name this near to a known one is a slip of the fingers. */
const MOST_SLIPS = 2

/** Reads a file of YAML under the root of the project. One that cannot be read has no value, and its problems say why. */
export function readYamlFile<Schema extends v.GenericSchema>(
  root: string,
  file: string,
  schema: Schema,
  fields: readonly string[],
): { value: v.InferOutput<Schema> | undefined; problems: readonly Problem[] } {
  const reporter = createReporter(file)
  const value = readYaml(readFileSync(join(root, file), 'utf8'), schema, fields, reporter)
  return { value, problems: reporter.problems }
}

/** Reads YAML and checks it against a schema; each problem names the line of the field. */
export function readYaml<Schema extends v.GenericSchema>(
  yaml: string,
  schema: Schema,
  fields: readonly string[],
  { error }: Reporter,
  linesBefore = 0,
): v.InferOutput<Schema> | undefined {
  // Front matter stands below the line that opens it.
  const whole = linesBefore > 0 ? 'front matter' : 'file'
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore
  const slips = new Map(document.errors.map(slip => [lineAt(slip.pos[0]), slip]))
  for (const [line, { code, message }] of slips)
    error(
      line,
      whole,
      fixes[code] ?? `This cannot be read: ${message.split('\n')[0]?.replace(/ at line .*/, '')}.`,
    )
  if (slips.size > 0) return undefined

  const parsed = v.safeParse(schema, document.toJS() ?? {})
  if (parsed.success) return parsed.output

  for (const issue of parsed.issues) {
    const path = issue.path?.map(({ key }) => key) ?? []
    error(
      lineOf(path, document, lineAt) ?? linesBefore + 1,
      path.length > 0 ? path.join('.') : whole,
      messageOf(issue, path, document, fields),
    )
  }
  return undefined
}

function messageOf(
  issue: v.BaseIssue<unknown>,
  path: readonly unknown[],
  document: Document.Parsed,
  fields: readonly string[],
): string {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return unknownField(String(path.at(-1)), fields)
  const node: unknown = document.getIn(path, true)
  // `0x80070643` and `yes` without quotes are a number and a truth value to YAML; the writer meant words.
  const unquoted = issue.expected === 'string' && isScalar(node) && node.value !== null
  return unquoted && node.source
    ? `Put this in quotes, or it is not read as text: "${node.source}".`
    : issue.message
}

function unknownField(name: string, fields: readonly string[]): string {
  const near = fields.find(field => distance(name.toLowerCase(), field, MOST_SLIPS) <= MOST_SLIPS)
  return near
    ? `There is no field "${name}". Write "${near}".`
    : `There is no field "${name}". Check its spelling, or remove it.`
}

/** The node at a path. A key that is a number to YAML is a text in the path. */
function nodeAt(path: readonly unknown[], document: Document.Parsed): unknown {
  return path.reduce((node: unknown, part) => {
    if (isSeq(node)) return node.items[Number(part)]
    if (!isMap(node)) return undefined
    return node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))?.value
  }, document.contents)
}

/** The line of a field's name, or of the nearest field around it when it is missing. */
function lineOf(
  path: readonly unknown[],
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): number | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const around = nodeAt(path.slice(0, depth - 1), document)
    const pair =
      isMap(around) &&
      around.items.find(({ key }) => isScalar(key) && String(key.value) === String(path[depth - 1]))
    const node = pair ? pair.key : nodeAt(path.slice(0, depth), document)
    if (isNode(node) && node.range) return lineAt(node.range[0])
  }
  return undefined
}
