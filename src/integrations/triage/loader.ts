import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'astro/zod'

import type { PlacedQuestion } from '#domain/triage.ts'
import { GUIDES_FOLDER } from '#integrations/guides/library.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { readTriage } from './read-triage.ts'

const FILE = 'src/content/triage/what-is-wrong.yaml'

/** Already checked by the domain; this only gives the collection its type. */
const checked = z.custom<{ questions: readonly PlacedQuestion[] }>()

/** Loads the questions of "What is wrong?". A tree with a problem stops a build, and is named in `npm run dev`. */
export function triageLoader(): Loader {
  return {
    name: 'triage',
    schema: checked,
    load: async context => {
      const root = fileURLToPath(context.config.root)
      fill(context, root, !context.watcher)
      context.watcher?.add(join(root, FILE))
      context.watcher?.on('change', path => {
        if (path.endsWith(FILE)) fill(context, root, false)
      })
    },
  }
}

function fill({ store, logger, generateDigest }: LoaderContext, root: string, strict: boolean) {
  const text = readFileSync(join(root, FILE), 'utf8')
  const { questions, problems } = readTriage(FILE, text, guideIds(root))
  for (const problem of problems) logger.error(formatProblem(problem))
  if (strict && problems.length > 0)
    throw new Error(`${problems.length} problems in ${FILE}. Each is named above with its mend.`)
  const data = { questions: [...questions] }
  store.clear()
  store.set({ id: 'what-is-wrong', data, digest: generateDigest(data) })
}

/** The name of a guide's file begins with its number; the guides' own loader sees to that. */
function guideIds(root: string): ReadonlySet<number> {
  const names = readdirSync(join(root, GUIDES_FOLDER))
  return new Set(names.map(name => Number.parseInt(name, 10)).filter(Number.isInteger))
}
