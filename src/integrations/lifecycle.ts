import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Lifecycle } from '#domain/guide/lifecycle.ts'
import type { Lifecycle as LifecycleData } from '#domain/guide/lifecycle.ts'
import { checkedLoader } from '#integrations/checked-loader.ts'
import { guideIds } from '#integrations/guides/folders.ts'
import { createReporter, formatProblem } from '#integrations/guides/problem.ts'
import type { Problem } from '#integrations/guides/problem.ts'
import { readYaml } from '#integrations/yaml.ts'

export const LIFECYCLE_FILE = 'src/content/lifecycle.yaml'

const fields = [
  'as_of',
  'systems',
  'id',
  'name',
  'check',
  'versions',
  'until',
  'state',
  'note',
].concat(['do', 'guide', 'sources', 'title', 'url'])

/** Reads the file of support ends from its text; `guides` are the ids that exist. */
export function readLifecycle(
  text: string,
  guides: readonly number[],
): { lifecycle: LifecycleData | undefined; problems: readonly Problem[] } {
  const reporter = createReporter(LIFECYCLE_FILE)
  const lifecycle = readYaml(text, Lifecycle, fields, reporter)
  for (const { id, guide } of lifecycle?.systems ?? [])
    if (guide !== undefined && !guides.includes(guide))
      reporter.error(1, id, `There is no guide ${guide}. Write one that exists.`)
  return { lifecycle, problems: reporter.problems }
}

/** The support ends, as one entry. */
export const lifecycleLoader = () =>
  checkedLoader({
    name: 'support ends',
    paths: [LIFECYCLE_FILE],
    read: root => {
      const text = readFileSync(join(root, LIFECYCLE_FILE), 'utf8')
      const { lifecycle, problems } = readLifecycle(text, guideIds(root))
      return {
        entries: lifecycle ? [{ id: 'lifecycle', data: lifecycle }] : [],
        problems: problems.map(formatProblem),
      }
    },
  })
