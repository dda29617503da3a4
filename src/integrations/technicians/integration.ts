import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

import { technicianFiles } from './files.ts'
import { readTechnicians } from './library.ts'

/** Serves and writes the files that the technician locator loads. */
export function technicians(): AstroIntegration {
  let root = ''
  const files = () => {
    const { written, imported } = readTechnicians(root)
    return technicianFiles([...written, ...imported])
  }
  return {
    name: 'technicians',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root)
      },
      'astro:server:setup': ({ server }) => {
        const contents = files()
        server.middlewares.use((request, response, next) => {
          const path = (request.url ?? '').split('?')[0] ?? ''
          const content = path.startsWith('/technicians/') && contents.get(path.slice(13))
          if (!content) return next()
          response.setHeader('content-type', 'application/json')
          response.end(content)
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = join(fileURLToPath(dir), 'technicians')
        const contents = files()
        await mkdir(folder, { recursive: true })
        for (const [name, content] of contents) await writeFile(join(folder, name), content)
        logger.info(`${contents.size} files for the technician locator written.`)
      },
    },
  }
}
