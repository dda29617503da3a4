import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'

import { GUIDES_FOLDER, readLibrary } from './library.ts'
import { formatProblem } from './problem.ts'

/** Loads the guides into Astro's store. A guide with an error stops a build; in `npm run dev` it is named and left out. */
export function guideLoader() {
  return {
    name: 'guides',
    load: async context => {
      const root = fileURLToPath(context.config.root)
      fill(context, root, !context.watcher)
      context.watcher?.add(`${root}${GUIDES_FOLDER}`)
      const refill = (path: string) => {
        if (path.includes(GUIDES_FOLDER)) fill(context, root, false)
      }
      context.watcher?.on('add', refill).on('change', refill).on('unlink', refill)
    },
  } satisfies Loader
}

function fill({ store, logger, generateDigest }: LoaderContext, root: string, strict: boolean) {
  const { guides, problems } = readLibrary(root)
  for (const problem of problems) logger.error(formatProblem(problem))
  if (strict && problems.length > 0)
    throw new Error(`${problems.length} problems in the guides. Each is named above with its mend.`)
  const today = new Date().toISOString().slice(0, 10)
  const due = guides.filter(({ next_review }) => next_review < today)
  if (due.length > 0) logger.warn(`Due for review: ${due.map(({ id }) => id).join(', ')}`)
  store.clear()
  for (const guide of guides) {
    const data = { ...guide }
    store.set({ id: String(guide.id), data, digest: generateDigest(data) })
  }
}
