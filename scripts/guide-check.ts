/**
 * Checks guides: `npm run guide:check [file…] [--json|--github]`.
 * Exit code 1 when there is an error. Advice does not fail.
 */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'

import { readingGrade } from '#domain/guide/readability.ts'
import { styleProblems } from '#integrations/guides/advice.ts'
import { GUIDES_FOLDER, readLibrary } from '#integrations/guides/library.ts'
import { everyLine } from '#integrations/guides/plain.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import type { Problem } from '#integrations/guides/problem.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, github: { type: 'boolean' } },
})
const root = process.cwd()
const today = new Date().toISOString().slice(0, 10)
const wanted = new Set(positionals.map(file => relative(root, file)))
const { guides, problems } = readLibrary(root)

const style = guides.flatMap(guide => {
  const file = `${GUIDES_FOLDER}/${guide.id}-${guide.slug}.md`
  return styleProblems(file, readFileSync(file, 'utf8'), guide, today)
})
const shown = [...problems, ...style].filter(({ file }) => wanted.size === 0 || wanted.has(file))
const errors = shown.filter(({ level }) => level === 'error')

/** GitHub shows these lines beside the file in a pull request. */
const annotation = ({ level, file, line, field, message }: Problem) =>
  `::${level === 'error' ? 'error' : 'warning'} file=${file},line=${line}::${field}: ${message}`

if (values.json) console.log(JSON.stringify(shown, null, 2))
else
  for (const problem of shown)
    console.log(values.github ? annotation(problem) : formatProblem(problem))

if (!values.json) {
  const grades = guides.map(guide => readingGrade(everyLine(guide))).toSorted((a, b) => a - b)
  const median = grades[Math.floor(grades.length / 2)] ?? 0
  console.log(
    `${guides.length} guides, ${errors.length} errors, ${shown.length - errors.length} pieces of advice; ` +
      `reading grade: median ${median.toFixed(1)}, highest ${(grades.at(-1) ?? 0).toFixed(1)}`,
  )
}
process.exitCode = errors.length > 0 ? 1 : 0
