/**
 * Checks guides: `npm run guide:check -- [file…] [--table|--json|--github|--later]`.
 * Exit code 1 when there is an error. Advice does not fail, nor what waits in guides that nobody has gone through.
 */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'

import { checkLibrary } from '#integrations/guides/check.ts'
import { figuresOf } from '#integrations/guides/figures.ts'
import { GUIDES_FOLDER } from '#integrations/guides/folders.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { annotation, readabilityTable, summary } from '#integrations/guides/report.ts'

const MODEL = `${GUIDES_FOLDER}/16-wifi-not-connecting.md`
const { values, positionals } = asked()
const root = process.cwd()
const wanted = new Set(positionals.map(file => relative(root, file).replaceAll('\\', '/')))
for (const file of wanted)
  if (!existsSync(file)) stop(`There is no file ${file}. Write the path, such as ${MODEL}`)
const { guides, problems } = checkLibrary(root, new Date().toISOString().slice(0, 10))
const isWanted = (file: string) => wanted.size === 0 || wanted.has(file)
const shown = problems.filter(({ file }) => isWanted(file))
const listed = shown.filter(({ level }) => level !== 'later' || values.later || wanted.size > 0)
const figures = guides
  .filter(({ id, slug }) => isWanted(`${GUIDES_FOLDER}/${id}-${slug}.md`))
  .map(figuresOf)

if (values.json) console.log(JSON.stringify(listed, null, 2))
else {
  for (const problem of listed)
    console.log(values.github ? annotation(problem) : formatProblem(problem))
  if (values.table) console.log(readabilityTable(figures))
  console.log(summary(figures, shown))
}
process.exitCode = shown.some(({ level }) => level === 'error') ? 1 : 0

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        github: { type: 'boolean' },
        table: { type: 'boolean' },
        later: { type: 'boolean' },
      },
    })
  } catch {
    return stop(
      `Write: npm run guide:check -- ${MODEL}, or one of --table, --later, --json and --github.`,
    )
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
