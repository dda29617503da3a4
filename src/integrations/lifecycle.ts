import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader } from 'astro/loaders'
import { z } from 'astro/zod'

import { Lifecycle } from '#domain/lifecycle.ts'
import type { Lifecycle as LifecycleData } from '#domain/lifecycle.ts'
import { readLibrary } from '#integrations/guides/library.ts'
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

/** Loads the support ends as the one entry of their collection. A mistake stops the build. */
export function lifecycleLoader(): Loader {
  return {
    name: 'lifecycle',
    schema: z.custom<LifecycleData>(),
    load: ({ config, store, logger, generateDigest }) => {
      const root = fileURLToPath(config.root)
      const text = readFileSync(join(root, LIFECYCLE_FILE), 'utf8')
      const guides = readLibrary(root).guides.map(({ id }) => id)
      const { lifecycle, problems } = readLifecycle(text, guides)
      for (const problem of problems) logger.error(formatProblem(problem))
      if (!lifecycle || problems.length > 0) throw new Error(`${LIFECYCLE_FILE} needs mending.`)
      const data = { ...lifecycle }
      store.set({ id: 'lifecycle', data, digest: generateDigest(data) })
      return Promise.resolve()
    },
  }
}
