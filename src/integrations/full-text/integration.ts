import { cp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

import { FULL_TEXT, FULL_TEXT_PARTS } from '#domain/full-text.ts'
import { fullTextParts } from './parts.ts'

/** What every part brings, and one of them has for all. */
const ENGINE = /^(?:pagefind.*\.js|wasm\..*)$/

/** Builds Pagefind's index from the guides themselves: no page furniture in it, and weights of our own. */
export function fullText(): AstroIntegration {
  let root = ''
  let parts: Promise<readonly string[]> | undefined
  return {
    name: 'full-text',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server }) => {
        // Once the guides are loaded; a writer who wants to find an edit starts `npm run dev` again.
        const served = () => (parts ??= fullTextParts(root))
        server.middlewares.use(FULL_TEXT, (request, response, next) => {
          const path = (request.url ?? '').split('?')[0] ?? ''
          if (FULL_TEXT + path === FULL_TEXT_PARTS) return response.end('[]')
          return served()
            .then(async ([first = '']) => {
              const content = await readFile(join(first, path))
              if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
              response.end(content)
            })
            .catch(() => next())
        })
      },
      // Pagefind works on another processor while Astro renders the pages.
      'astro:build:start': () => {
        parts = fullTextParts(root)
        // The hook below awaits it and reports a failure; until then nothing does.
        parts.catch(() => undefined)
      },
      'astro:build:done': async ({ dir, logger }) => {
        const [first = '', ...others] = (await parts) ?? []
        const target = join(fileURLToPath(dir), FULL_TEXT)
        await cp(first, target, { recursive: true })
        for (const [at, part] of others.entries())
          await cp(part, join(target, String(at + 2)), {
            recursive: true,
            filter: file => !ENGINE.test(basename(file)),
          })
        const addresses = others.map((_, at) => `${FULL_TEXT}/${at + 2}/`)
        await writeFile(join(fileURLToPath(dir), FULL_TEXT_PARTS), JSON.stringify(addresses))
        logger.info('Full-text index written.')
      },
    },
  }
}
