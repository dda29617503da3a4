import { join } from 'node:path'
import { build } from 'vite'

import { scriptTargets } from './colours.ts'

/** A file of src and all that it imports, as one plain script. `values` stand for names that it declares. */
export async function bundle(
  root: string,
  file: string,
  values: Record<string, unknown> = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
    publicDir: false,
    build: {
      write: false,
      target: scriptTargets,
      rolldownOptions: { input: join(root, 'src', file), output: { format: 'iife' } },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`${file} could not be bundled.`)
  return chunk.code
}
