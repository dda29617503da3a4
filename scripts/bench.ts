/**
 * Measures the build with the library as it is and with larger ones: `npm run bench -- build [--sizes 1000,10000]`.
 * Guides beyond the real ones are made from them. "Second" is the build after one edit of one guide. Say on which machine
 * you measured, and that it was quiet: other work beside it shows in the seconds, less in the processor time.
 */
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { GUIDES_FOLDER, guideFiles } from '#integrations/guides/folders.ts'
import { makeGuides } from './bench/guides.ts'
import { measure } from './bench/process-tree.ts'
import type { Cost } from './bench/process-tree.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: `${guideFiles(process.cwd()).length},1000,10000` } },
})
if (positionals[0] !== 'build') {
  console.error('Say what to measure: npm run bench -- build --sizes 1000,10000')
  process.exit(2)
}

const WORKPLACE = join(process.cwd(), '.cache/bench')
/** Everything that a build reads. */
const PROJECT = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']

console.log('| guides | build | wall s | processor s | peak MB |')
console.log('| -----: | ----- | -----: | ----------: | ------: |')
for (const size of values.sizes.split(',').map(Number)) {
  const root = projectWith(size)
  report(size, 'first', await build(root))
  editOneGuide(root)
  report(size, 'second', await build(root))
  rmSync(root, { recursive: true })
}

function build(root: string): Promise<Cost> {
  return measure('npx', ['--no-install', 'astro', 'build'], root)
}

function report(size: number, name: string, { seconds, processorSeconds, megabytes }: Cost) {
  const cells = [
    String(size).padStart(6),
    name.padEnd(5),
    seconds.toFixed(1).padStart(6),
    processorSeconds.toFixed(1).padStart(11),
    megabytes.toFixed(0).padStart(7),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** A copy of this project with this many guides, and without anything from an earlier build. */
function projectWith(size: number): string {
  const root = join(WORKPLACE, String(size))
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const name of PROJECT)
    cpSync(join(process.cwd(), name), join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'dir')
  makeGuides(root, size)
  return root
}

function editOneGuide(root: string) {
  const folder = join(root, GUIDES_FOLDER)
  const name = readdirSync(folder).find(name => name.startsWith('16-')) ?? ''
  appendFileSync(join(folder, name), '- Tell the technician which lights of the router are on.\n')
}
