/** The names of what failed, from the JSON reports of Vitest and Playwright. */
import { relative } from 'node:path'

import * as v from 'valibot'

const unitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

/** Failed tests of a Vitest report; `run` names the whole where the report is missing or holds no failed test. */
export function failedTests(report: unknown, run: string): string[] {
  const found = v.safeParse(unitReport, report)
  const files = found.success ? found.output.testResults.filter(isFailed) : []
  const names = files.flatMap(({ name, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const tests = assertionResults.filter(isFailed)
    return tests.length > 0 ? tests.map(({ fullName }) => `${file} ${fullName}`) : [file]
  })
  return names.length > 0 ? names : [run]
}

const isFailed = ({ status }: { status: string }): boolean => status === 'failed'

type Outcome = 'expected' | 'unexpected' | 'flaky' | 'skipped'

interface Suite {
  file: string
  specs: { title: string; line: number; tests: { status: Outcome }[] }[]
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      line: v.number(),
      tests: v.array(
        v.object({ status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']) }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

/** The journeys of a Playwright report that ended so: 'flaky' is one that held at its second try only. */
export function journeysThat(outcome: Outcome, report: unknown): string[] {
  const found = v.safeParse(v.object({ suites: v.array(suite) }), report)
  return found.success ? found.output.suites.flatMap(one => specsThat(outcome, one)) : []
}

const specsThat = (outcome: Outcome, { file, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ title, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(inner => specsThat(outcome, inner)),
]
