/**
 * `npm run quality -- CHECK [path…]`: the checks that take long or need more than a browser. They look at the site in
 * `dist`, served as in production. See README.md beside this file.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { pageKinds } from '../tests/e2e/page-kinds.ts'
import { firefox } from './firefox.ts'
import { html } from './html.ts'
import { licences } from './licences.ts'
import { lighthouse } from './lighthouse.ts'
import { mutants } from './mutants/run.ts'
import { serve } from './serve.ts'
import { webkit } from './webkit.ts'

/** One page of each kind, and a search that was shared. */
const kinds = [...pageKinds, '/search?q=printer']

const [check = '', ...chosen] = process.argv.slice(2)
const paths = chosen.length > 0 ? chosen : kinds

const npx = (command: string, env: Record<string, string> = {}) =>
  spawnSync('npx', ['--no-install', ...command.split(' ')], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  }).status === 0

/** Runs a check on the served site; each returns its problems, one a line. */
async function onSite(
  check: (origin: string, paths: readonly string[]) => Promise<string[]>,
  options: { recordErrors?: boolean } = {},
): Promise<boolean> {
  if (!existsSync('dist') && !npx('astro build')) return false
  const site = await serve('dist', options)
  try {
    const problems = await check(site.origin, paths)
    for (const problem of problems) console.log(problem)
    console.log(`${problems.length} problems on ${paths.length} pages`)
    return problems.length === 0
  } finally {
    site.close()
  }
}

const checks: Record<string, () => Promise<boolean> | boolean> = {
  lighthouse: () => onSite(lighthouse),
  firefox: () => onSite(firefox),
  webkit: () => onSite(webkit, { recordErrors: true }),
  html: () => onSite(() => html('dist')),
  fuzz: () =>
    npx('vitest run --project unit --project islands', { FUZZ_RUNS: chosen[0] ?? '10000' }),
  mutants: () => mutants(chosen),
  licences,
}

const chosenCheck = checks[check]
if (!chosenCheck) console.log(`npm run quality -- ${Object.keys(checks).join(' | ')} [path…]`)
process.exitCode = (await chosenCheck?.()) ? 0 : 1
