/**
 * The ledger of labels: `npm run labels -- stale [--before 2027-05-22]`, `npm run labels -- where "Installed apps"`,
 * `npm run labels -- rename "Settings > Apps > Installed apps" "Settings > Apps > Apps" --on windows-11 --version 26H2`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { places } from '#domain/labels/ledger.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { labelFiles, readLabels } from '#integrations/labels/read-labels.ts'
import { renameLabel } from '#integrations/labels/rename.ts'
import { agesOf, whereUsed } from '#integrations/labels/usage.ts'
import type { Use } from '#integrations/labels/usage.ts'
import { readPictures } from '#integrations/pictures/check-pictures.ts'
import { whereShown } from '#integrations/pictures/where-shown.ts'

const USE = `Write one of:
  npm run labels -- stale [--before 2027-05-22]
  npm run labels -- where "Installed apps"
  npm run labels -- rename "OLD" "NEW" --on windows-11 --version 25H2`

const root = process.cwd()
const { values, positionals } = asked()
const [command, ...words] = positionals
const { entries, problems } = readLabels(labelFiles(root))
for (const problem of problems) console.error(formatProblem(problem))

if (command === 'stale') stale()
else if (command === 'where' && words[0]) where(words[0])
else if (command === 'rename' && words[0] && words[1]) rename(words[0], words[1])
else stop(USE)

/** Labels and guides by age, the oldest first. */
function stale() {
  const { before } = values
  const old = entries
    .filter(({ checked }) => before !== undefined && checked < before)
    .toSorted((a, b) => a.checked.localeCompare(b.checked))
  for (const { checked, on, label } of old) console.log(`${checked}  ${on.join(', ')}: ${label}`)
  const unconfirmed = entries.filter(({ source }) => source === 'not confirmed').length
  const share = ((100 * unconfirmed) / Math.max(1, entries.length)).toFixed(0)
  console.log(`${entries.length} labels, ${unconfirmed} not confirmed (${share} %).\n`)
  for (const [day, some] of [...Map.groupBy(entries, ({ checked }) => checked)].toSorted())
    console.log(`  checked ${day}: ${some.length}`)
  console.log('\nGuides by their oldest label:')
  for (const { guide, title, oldest, labels, notConfirmed } of agesOf(
    readLibrary(root).found,
    entries,
  ))
    console.log(`  ${oldest}  ${labels} labels, ${notConfirmed} not confirmed  ${guide} ${title}`)
}

function where(label: string) {
  const uses = whereUsed(readLibrary(root).found, label)
  list(uses)
  const shown = whereShown(readPictures(root), label)
  list(shown)
  const guides = new Set(uses.map(({ guide }) => guide)).size
  console.log(`${uses.length} places in ${guides} guides, and ${shown.length} in drawings.`)
}

function rename(from: string, to: string) {
  const { on = '', version = '' } = values
  if (!places.includes(on) || !version) return stop(`${USE}\n--on is one of: ${places.join(', ')}`)
  const today = new Date().toISOString().slice(0, 10)
  let changed = 0
  for (const { file, text } of labelFiles(root)) {
    const renamed = renameLabel(text, { from, to, on, version, today })
    if (renamed.changed === 0) continue
    changed += renamed.changed
    writeFileSync(join(root, file), renamed.text)
    console.log(`${file}: ${renamed.changed} changed. Write its source.`)
  }
  if (changed === 0) return stop(`The ledger has no label "${from}" on ${on}.`)
  const uses = whereUsed(readLibrary(root).found, from)
  console.log(`\nGuides that name it, and drawings; change those lines that speak to ${on}:`)
  list([...uses, ...whereShown(readPictures(root), from)])
}

function list(uses: readonly Pick<Use, 'file' | 'line' | 'label'>[]) {
  for (const { file, line, label } of uses) console.log(`${file}:${line} ${label}`)
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        before: { type: 'string' },
        on: { type: 'string' },
        version: { type: 'string' },
      },
    })
  } catch {
    return stop(USE)
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
