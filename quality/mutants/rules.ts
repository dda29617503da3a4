import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

import { parseRules } from '../../local/rules/parse-rules.ts'
import { changeRules } from './change-rules.ts'
import { isDrawn } from './lot.ts'
import { printRules } from './print-rules.ts'
import type { Judged } from './report.ts'

/** The tests that judge each file; they read it from the folder that RULES_FOLDER names. */
const TESTS: Record<string, readonly string[]> = {
  'firestore.rules': ['tests/rules/firestore.test.ts'],
  'storage.rules': ['tests/local/storage.test.ts'],
}

/** Tries mutants of a rules file, one after another in one process. */
export async function mutateRules(file: string, share: number, seed: string): Promise<Judged[]> {
  const folder = join(process.cwd(), '.cache/mutants/rules')
  mkdirSync(folder, { recursive: true })
  process.env['RULES_FOLDER'] = folder
  const put = (text: string) => writeFileSync(join(folder, file), text)
  const tests = await testsOf(file)
  try {
    const service = parseRules(readFileSync(file, 'utf8'))
    put(printRules(service))
    if (!(await tests.hold())) throw new Error(`The tests of ${file} fail without any change.`)
    const judged: Judged[] = []
    const mutants = [...changeRules(service)].filter(({ line, change }) =>
      isDrawn(seed, share, `${file} ${line} ${change}`),
    )
    for (const { rules, line, change } of mutants) {
      put(printRules(rules))
      judged.push({ area: file, place: `${file}:${line}`, change, killed: !(await tests.hold()) })
      if (judged.length % 20 === 0) console.log(`${judged.length} of ${mutants.length}`)
    }
    return judged
  } finally {
    await tests.close()
  }
}

async function testsOf(file: string) {
  const vitest = await createVitest({
    project: ['unit'],
    reporters: [{}],
    watch: false,
    bail: 1,
    maxWorkers: 1,
    pool: 'threads',
  })
  return {
    /** Whether every test holds. */
    async hold(): Promise<boolean> {
      vitest.state.filesMap.clear()
      const { testModules, unhandledErrors } = await vitest.start([...(TESTS[file] ?? [])])
      return unhandledErrors.length === 0 && testModules.every(module => module.ok())
    },
    close: () => vitest.close(),
  }
}
