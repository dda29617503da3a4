import { clausesOf } from '#domain/guide/clauses.ts'
import { ForbiddenFile } from '#domain/guide/forbidden.ts'
import type { ForbiddenAct } from '#domain/guide/forbidden.ts'
import { passagesOf } from '#domain/guide/guide.ts'
import { markedText, unmarked } from '#domain/guide/marked-text.ts'
import type { Passage } from '#domain/guide/passage.ts'
import { readYamlFile } from '#integrations/yaml.ts'
import type { Found } from './library.ts'
import type { Problem } from './problem.ts'

const FORBIDDEN_FILE = 'src/content/forbidden.yaml'

/** The forbidden acts under the root of the project. */
export function readForbidden(root: string): {
  acts: readonly ForbiddenAct[]
  problems: readonly Problem[]
} {
  const { value, problems } = readYamlFile(root, FORBIDDEN_FILE, ForbiddenFile, fields)
  return { acts: value?.forbidden ?? [], problems }
}

const fields = ['checked', 'forbidden', 'id', 'why', 'instead', 'do', 'command', 'unless'].concat([
  'found_in',
  'not_in',
  'source',
])

/** What a guide tells its readers to do, though no guide may. */
export const forbiddenProblems = (
  { file, text, guide }: Found,
  acts: readonly ForbiddenAct[],
): Problem[] =>
  passagesOf(guide).flatMap(passage =>
    acts.flatMap(act => {
      const told = toldIn(passage, act)
      return told === undefined
        ? []
        : [
            {
              level: 'error',
              file,
              line: lineOf(passage, text),
              field: 'forbidden',
              message: `No guide tells a reader to do this: "${told.slice(0, 60)}". ${act.why} ${act.instead}`,
              rule: 'hazard',
            } satisfies Problem,
          ]
    }),
  )

/** The words of a passage that tell to do it. */
function toldIn(passage: Passage, act: ForbiddenAct): string | undefined {
  if (passage.kind === 'picture') return undefined
  if (passage.kind === 'code') return act.command?.test(passage.code) ? passage.code : undefined
  return clausesOf(markedText(passage.prose))
    .filter(({ sentence }) => !act.unless?.test(unmarked(sentence)))
    .map(({ onward }) => unmarked(onward))
    .find(words => act.do?.test(words))
}

function lineOf(passage: Passage, text: string): number {
  if (passage.kind === 'text') return passage.prose.line
  const [first = ''] = passage.kind === 'code' ? passage.code.split('\n') : []
  return text.split('\n').findIndex(line => line.includes(first)) + 1 || 1
}
