import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

import { parseRules } from '../../local/rules/parse-rules.ts'
import { changeRules } from './change-rules.ts'
import { isDrawn, type Lot } from './lot.ts'
import { printRules } from './print-rules.ts'
import type { Judged } from './report.ts'

/** The tests that judge each file; they read it from the folder that RULES_FOLDER names. */
const TESTS: Record<string, readonly string[]> = {
  'firestore.rules': ['tests/rules/firestore.test.ts'],
  'storage.rules': ['tests/local/storage.test.ts'],
}

/** Tries mutants of a rules file, one after another in one process. */
export async function mutateRules(file: string, lot: Lot): Promise<Judged[]> {
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
      isDrawn(lot, `${file} ${line} ${change}`),
    )
    for (const { rules, about, line, change } of mutants) {
      put(printRules(rules))
      // Most fall to a test that names their collection: the others need not run.
      const survives = (about === undefined || (await tests.hold(about))) && (await tests.hold())
      judged.push({ area: file, place: `${file}:${line}`, change, killed: !survives })
      if (survives) console.log(`${file}:${line}  ${change}`)
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
    /** Whether every test holds whose name has this word in it. */
    async hold(word = ''): Promise<boolean> {
      vitest.state.filesMap.clear()
      vitest.setGlobalTestNamePattern(word)
      const { testModules, unhandledErrors } = await vitest.start([...(TESTS[file] ?? [])])
      return unhandledErrors.length === 0 && testModules.every(module => module.ok())
    },
    close: () => vitest.close(),
  }
}
