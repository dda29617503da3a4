import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'

/** What was found in the files of one kind of content. */
export interface Checked {
  entries: readonly Entry[]
  /** Sentences that say where and what to fix. */
  problems: readonly string[]
  /** Worth knowing, and no reason to stop. */
  advice?: readonly string[]
}

interface Entry {
  id: string
  data: object
  /** Changes when the entry does. Made from the data where it is not given. */
  digest?: string
}

interface Content {
  name: string
  /** Files and folders under the root of the project; a change in one of them reads the content again. */
  paths: readonly string[]
  /** Reads and checks everything under the root of the project. */
  read: (root: string) => Checked
}

/** How many lines of a long list of problems are shown. */
const SHOWN = 20

/** Loads content into Astro's store. A problem stops a build; in `npm run dev` it is named, and the rest is shown. */
export function checkedLoader({ name, paths, read }: Content): Loader {
  return {
    name,
    load: async context => {
      const root = fileURLToPath(context.config.root)
      const { watcher, logger } = context
      const problems = fill(context, read(root))
      if (!watcher && problems > 0)
        throw new Error(`${problems} problems in the ${name}. The first are named above.`)

      const watched = paths.map(path => join(root, path))
      const refill = (file: string) => {
        if (!watched.some(path => file.startsWith(path))) return
        try {
          fill(context, read(root))
        } catch (error) {
          // A file may be gone before it is read. What was shown stays until the next change.
          logger.error(`The ${name} cannot be read: ${String(error)}`)
        }
      }
      watcher?.add(watched)
      watcher?.on('add', refill).on('change', refill).on('unlink', refill)
    },
  }
}

/** Fills the store and names the problems. Returns how many there are. */
function fill(context: LoaderContext, { entries, problems, advice = [] }: Checked): number {
  const { store, logger, generateDigest } = context
  for (const problem of problems.slice(0, SHOWN)) logger.error(problem)
  for (const line of advice) logger.warn(line)
  // Content that cannot be read at all must not empty its pages while a writer types.
  if (problems.length > 0 && entries.length === 0) return problems.length
  store.clear()
  for (const { id, data, digest } of entries)
    store.set({ id, data: { ...data }, digest: digest ?? generateDigest({ ...data }) })
  return problems.length
}
