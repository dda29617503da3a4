import { CodeFamily, codesOf } from '#domain/guide/codes.ts'
import type { ErrorCode } from '#domain/guide/codes.ts'
import { contentFiles } from '#integrations/content-files.ts'
import type { ContentFile } from '#integrations/content-files.ts'
import { createReporter } from '#integrations/guides/problem.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { readYaml } from '#integrations/yaml.ts'

export const CODES_FOLDER = 'src/content/codes'

export interface Codes {
  codes: readonly ErrorCode[]
  problems: readonly Problem[]
}

/** Reads every family of codes under the root of the project, in the order of the file names. */
export const readCodes = (root: string, guides: readonly number[]): Codes =>
  readFamilies(contentFiles(root, CODES_FOLDER), guides)

/** The same from texts; `guides` are the ids that exist. */
export function readFamilies(files: readonly ContentFile[], guides: readonly number[]): Codes {
  const problems: Problem[] = []
  const taken = new Map<string, string>()
  let next = 0
  const codes = files.flatMap(({ file, text }) => {
    const reporter = createReporter(file)
    const family = readYaml(text, CodeFamily, fields, reporter)
    const found = family ? codesOf(family, next) : []
    next += found.length
    for (const code of found) checkCode(code, lineOf(text, code), { guides, taken, reporter })
    problems.push(...reporter.problems)
    return found
  })
  return { codes, problems }
}

const fields = ['id', 'name', 'page', 'where', 'note', 'sources', 'first', 'codes'].concat([
  'code',
  'slug',
  'also',
  'short',
  'meaning',
  'guides',
])

interface Known {
  guides: readonly number[]
  /** Every spelling and address so far, and the code that has it. */
  taken: Map<string, string>
  reporter: ReturnType<typeof createReporter>
}

/** What only shows beside the guides and the other codes. */
function checkCode(code: ErrorCode, line: number, { guides, taken, reporter }: Known) {
  for (const id of code.guides)
    if (!guides.includes(id))
      reporter.error(line, code.code, `There is no guide ${id}. Write one that exists.`)
  for (const spelling of [code.code, ...code.also, `/codes/${code.slug}`]) {
    const other = taken.get(spelling.toLowerCase())
    if (other && other !== code.code)
      reporter.error(line, code.code, `"${spelling}" belongs to ${other} already.`)
    taken.set(spelling.toLowerCase(), code.code)
  }
}

const lineOf = (text: string, { code }: ErrorCode) =>
  text.split('\n').findIndex(line => /- code:/.test(line) && line.includes(code)) + 1 || 1
