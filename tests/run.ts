/**
 * `npm test`: everything. Types, lint, guides, unit tests, the build, checks of the built site, and journeys in a
 * browser. What failed is named again at the end, and the last line is the plain count.
 *
 * Most tools use one processor, so two rows of steps run beside each other, each step with its words in one piece;
 * the journeys, which take all there is, have the machine for themselves.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { addressesOf } from '#local/backend.ts'
import { portsFrom } from '#local/emulators/ports.ts'
import { buildSettings } from '#local/project.ts'

import { findBrowser, installBrowser } from './browser.ts'
import { SITE_PORT } from './e2e/port.ts'
import { failedTests, journeysThat } from './failures.ts'

const reports = mkdtempSync(join(tmpdir(), 'fixwise-tests-'))
const counts = { passed: 0, failed: 0, skipped: 0 }
const lacking: string[] = []
const failures: string[] = []
const secondTries: string[] = []

interface Command {
  command: string
  options?: readonly string[]
  env?: Record<string, string>
  /** Whether what it says is shown at once, not at its end. */
  live?: boolean
}

async function run(
  name: string,
  { command, options = [], env = {}, live = false }: Command,
): Promise<boolean> {
  if (live) console.log(`\n— ${name}`)
  const child = spawn('npx', ['--no-install', command, ...options], {
    stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [status] = (await once(child, 'close')) as [number | null]
  if (!live) console.log(`\n— ${name}\n${said.trimEnd()}`)
  return status === 0
}

/** A step that either holds or does not. */
async function step(
  name: string,
  command: string,
  options: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<boolean> {
  const held = await run(name, { command, options, env })
  counts[held ? 'passed' : 'failed'] += 1
  if (!held) failures.push(name)
  return held
}

function report(name: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8')) as Record<string, unknown>
  } catch {
    // Without a report the run broke before its first test.
    return {}
  }
}

async function vitest(name: string, options: readonly string[]) {
  const file = `${name}.json`
  const held = await run(name, {
    command: 'vitest',
    options: [
      'run',
      ...options,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(reports, file)}`,
    ],
  })
  const found = report(file)
  const { numPassedTests, numFailedTests, numPendingTests } = found
  counts.passed += Number(numPassedTests ?? 0)
  counts.failed += Number(numFailedTests ?? 0) || (held ? 0 : 1)
  counts.skipped += Number(numPendingTests ?? 0)
  if (!held) failures.push(...failedTests(found, name))
}

async function journeys() {
  const name = 'Journeys in a browser'
  const browser = findBrowser() ?? installBrowser()
  if (!browser) {
    lacking.push('a browser: install Chromium or Chrome, or set CHROME_PATH to one')
    counts.failed += 1
    return
  }
  const file = join(reports, 'playwright.json')
  const held = await run(name, {
    command: 'playwright',
    options: ['test', '--project=desktop', '--project=phone', '--reporter=line,json'],
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    live: true,
  })
  const found = report('playwright.json')
  const stats = (found['stats'] ?? {}) as Record<string, number>
  counts.passed += (stats['expected'] ?? 0) + (stats['flaky'] ?? 0)
  // A run that broke before its first journey has failed nothing, and is no success.
  counts.failed += stats['unexpected'] || (held ? 0 : 1)
  counts.skipped += stats['skipped'] ?? 0
  const failed = journeysThat('unexpected', found)
  failures.push(...(held || failed.length > 0 ? failed : [name]))
  secondTries.push(...journeysThat('flaky', found))
}

/** Their tests share nothing that changes, so one worker can take them all with what it has loaded before. */
const PURE = ['architecture', 'content', 'domain', 'integrations', 'rules']

/** What reads the sources only. */
async function checkSources() {
  await step('Lint', 'oxlint', ['--deny-warnings'])
  await step('Format', 'prettier', ['--check', '--log-level', 'warn', '.'])
  await step('Guides', 'node', ['scripts/guide-check.ts'])
  const folders = PURE.map(folder => `tests/${folder}/`)
  await vitest('Unit tests of what is pure', ['--project=unit', '--no-isolate', ...folders])
  const others = folders.map(folder => `--exclude=${folder}**`)
  await vitest('Unit tests', ['--project=unit', '--project=islands', ...others])
}

/** What runs Astro, one after the other: they write to the same folders. Tells whether there is a site for journeys. */
async function checkSite(): Promise<boolean> {
  await step('Types', 'astro', ['check', '--minimumFailingSeverity', 'warning'])
  // As an operator without keys builds it …
  if (await step('Build', 'astro', ['build'])) await vitest('The built site', ['--project=site'])
  // … and with the backend on this computer, for the journeys.
  const settings = buildSettings(addressesOf(portsFrom(SITE_PORT)))
  return step('Build with the local backend', 'astro', ['build'], settings)
}

const [isBuilt] = await Promise.all([checkSite(), checkSources()])
if (isBuilt) await journeys()

for (const name of secondTries) console.log(`Held at the second try only: ${name}`)
for (const name of failures) console.log(`Failed: ${name}`)
for (const thing of lacking) console.log(`This machine lacks ${thing}.`)
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}`,
)
process.exitCode = counts.failed > 0 ? 1 : 0
