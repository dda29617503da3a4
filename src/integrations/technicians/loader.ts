import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'astro/zod'

import type { Technician } from '#domain/technicians.ts'
import { readTechnicians, TECHNICIANS_FOLDER } from './library.ts'

/** Already checked by the domain's own schema; this only gives the collection its type. */
const checked = z.custom<Technician>()

/**
 * Loads the technicians that are written by hand. Imported ones are many: they are checked here too, but go
 * straight into the files that pages load. An error stops a build; in `npm run dev` it is named.
 */
export function technicianLoader(): Loader {
  return {
    name: 'technicians',
    schema: checked,
    load: async context => {
      const root = fileURLToPath(context.config.root)
      fill(context, root, !context.watcher)
      context.watcher?.add(`${root}${TECHNICIANS_FOLDER}`)
      const refill = (path: string) => {
        if (path.includes(TECHNICIANS_FOLDER)) fill(context, root, false)
      }
      context.watcher?.on('add', refill).on('change', refill).on('unlink', refill)
    },
  }
}

/** So many lines of a long list of problems are enough to see what is wrong. */
const SHOWN = 20

function fill({ store, logger, generateDigest }: LoaderContext, root: string, strict: boolean) {
  const { written, problems } = readTechnicians(root)
  for (const problem of problems.slice(0, SHOWN)) logger.error(problem)
  if (strict && problems.length > 0)
    throw new Error(`${problems.length} problems in the technicians. The first are named above.`)
  store.clear()
  for (const technician of written) {
    const data = { ...technician }
    store.set({ id: technician.id, data, digest: generateDigest(data) })
  }
}
