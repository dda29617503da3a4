/**
 * Checks guides: `npm run guide:check -- [file…] [--table|--json|--github]`.
 * Exit code 1 when there is an error. Advice does not fail.
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'

import { checkLibrary } from '#integrations/guides/check.ts'
import { figuresOf } from '#integrations/guides/figures.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { annotation, readabilityTable, summary } from '#integrations/guides/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    github: { type: 'boolean' },
    table: { type: 'boolean' },
  },
})
const root = process.cwd()
const wanted = new Set(positionals.map(file => relative(root, file)))
const { guides, problems } = checkLibrary(root, new Date().toISOString().slice(0, 10))
const shown = problems.filter(({ file }) => wanted.size === 0 || wanted.has(file))
const figures = guides.map(figuresOf)

if (values.json) console.log(JSON.stringify(shown, null, 2))
else {
  for (const problem of shown)
    console.log(values.github ? annotation(problem) : formatProblem(problem))
  if (values.table) console.log(readabilityTable(figures))
  console.log(summary(figures, shown))
}
process.exitCode = shown.some(({ level }) => level === 'error') ? 1 : 0
