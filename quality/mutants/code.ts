import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Lot } from './lot.ts'
import type { Judged } from './report.ts'

const CACHE = '.cache/mutants'
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const STRYKER = here('../node_modules/@stryker-mutator/core/bin/stryker.js')

/** Stryker's report, as far as it is read here. */
interface StrykerReport {
  files: Record<
    string,
    {
      mutants: {
        status: string
        mutatorName: string
        replacement: string
        location: Record<'start' | 'end', { line: number; column: number }>
      }[]
      source: string
    }
  >
}

const SURVIVED = ['Survived', 'NoCoverage']
const KILLED = ['Killed', 'Timeout', 'RuntimeError']

/** Tries mutants of TypeScript: Stryker puts them in and runs the tests that reach them. */
export function mutateCode(area: string, path: string, lot: Lot): Judged[] {
  if (!existsSync(STRYKER))
    throw new Error('Stryker is not here. Run: npm install --prefix quality')
  mkdirSync(CACHE, { recursive: true })
  const file = `${CACHE}/report.json`
  writeFileSync(`${CACHE}/stryker.json`, JSON.stringify(settings(path, file, lot.quick)))
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', `${CACHE}/stryker.json`], {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTANTS_SEED: lot.seed,
      MUTANTS_SHARE: String(lot.share),
      // Mutants are many: few examples of each property have to do.
      FUZZ_RUNS: process.env['FUZZ_RUNS'] ?? '20',
    },
  })
  if (status !== 0) throw new Error(`Stryker could not judge ${path}.`)
  return read(area, JSON.parse(readFileSync(file, 'utf8')) as StrykerReport)
}

const settings = (path: string, file: string, quick: boolean) => ({
  mutate: [path.endsWith('.ts') ? path : `${path}/**/*.ts`],
  testRunner: 'vitest',
  vitest: { configFile: 'quality/mutants/vitest.config.ts' },
  plugins: ['@stryker-mutator/*', here('lot.ts')],
  checkers: ['lot'],
  coverageAnalysis: 'perTest',
  ignoreStatic: quick,
  concurrency: 1,
  timeoutMS: 20_000,
  // The first run of all tests takes one minute on a quiet machine, and twenty on a busy one.
  dryRunTimeoutMinutes: 60,
  tempDirName: `${CACHE}/sandbox`,
  ignorePatterns: ['dist', 'docs', 'test-results', 'playwright-report'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: file },
})

function read(area: string, { files }: StrykerReport): Judged[] {
  return Object.entries(files).flatMap(([file, { mutants, source }]) => {
    const lines = source.split('\n')
    return mutants
      .filter(({ status }) => [...SURVIVED, ...KILLED].includes(status))
      .map(({ status, mutatorName, replacement, location: { start, end } }) => {
        const before = lines
          .slice(start.line - 1, end.line)
          .join(' ')
          .slice(start.column - 1)
        const change = `${mutatorName}: ${short(before)} → ${short(replacement)}`
        return {
          area,
          place: `${file}:${start.line}`,
          change: status === 'NoCoverage' ? `${change} (no test comes here)` : change,
          killed: KILLED.includes(status),
        }
      })
  })
}

const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 70)
