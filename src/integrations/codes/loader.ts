import { fileURLToPath } from 'node:url'
import type { Loader, LoaderContext } from 'astro/loaders'
import { z } from 'astro/zod'

import type { ErrorCode } from '#domain/codes.ts'
import { readLibrary } from '#integrations/guides/library.ts'
import { formatProblem } from '#integrations/guides/problem.ts'
import { CODES_FOLDER, readCodes } from './library.ts'

/** Already checked by the domain's own schema; this only gives the collection its type. */
const checked = z.custom<ErrorCode>()

/** Loads the error codes into Astro's store. A mistake stops a build; `npm run dev` names it. */
export function codeLoader(): Loader {
  return {
    name: 'codes',
    schema: checked,
    load: async context => {
      const root = fileURLToPath(context.config.root)
      fill(context, root)
      context.watcher?.add(`${root}${CODES_FOLDER}`)
      context.watcher?.on('change', path => {
        if (path.includes(CODES_FOLDER)) fill(context, root)
      })
    },
  }
}

function fill({ store, logger, generateDigest, watcher }: LoaderContext, root: string) {
  const ids = readLibrary(root).guides.map(({ id }) => id)
  const { codes, problems } = readCodes(root, ids)
  for (const problem of problems) logger.error(formatProblem(problem))
  if (!watcher && problems.length > 0)
    throw new Error(`${problems.length} problems in the error codes. Each is named above.`)
  store.clear()
  for (const code of codes) {
    const data = { ...code }
    store.set({ id: code.slug, data, digest: generateDigest(data) })
  }
}
