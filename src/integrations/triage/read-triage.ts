import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'

import { checkTriage, placeQuestions, TriageFile } from '#domain/diagnostics/triage.ts'
import type { KnownGuides, PlacedQuestion, TriageProblem } from '#domain/diagnostics/triage.ts'
import type { Problem } from '#integrations/guides/problem.ts'

interface Read {
  questions: readonly PlacedQuestion[]
  problems: readonly Problem[]
}

/** Reads a file of questions. With a problem there are no questions: half a tree would lead a reader nowhere. */
export function readTriage(file: string, text: string, guides: KnownGuides): Read {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const problem = (line: number, field: string, message: string): Problem => ({
    level: 'error',
    file,
    line,
    field,
    message,
  })
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) =>
      problem(lineAt(pos[0]), 'file', `This is not valid YAML: ${message.split('\n')[0]}`),
    )
    return { questions: [], problems }
  }

  const lineOf = (path: readonly PropertyKey[]) => {
    for (let depth = path.length; depth > 0; depth--) {
      const node: unknown = document.getIn(path.slice(0, depth), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }

  const parsed = v.safeParse(TriageFile, document.toJS())
  const found: readonly TriageProblem[] = parsed.success
    ? checkTriage(parsed.output.questions, guides)
    : parsed.issues.map(({ path = [], message }) => ({
        path: path.map(({ key }) => key as PropertyKey),
        message,
      }))

  return {
    questions: parsed.success && found.length === 0 ? placeQuestions(parsed.output.questions) : [],
    problems: found.map(({ path, message }) =>
      problem(lineOf(path), path.map(String).join('.') || 'file', message),
    ),
  }
}
