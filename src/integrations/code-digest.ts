import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that decides how content is rendered, and is not content itself. */
const CODE = ['src/**/*.{ts,tsx,astro,css}', 'astro.config.mjs', 'package.json']

/** Changes with any line of code: what was made by other code is made again. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(CODE, { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('base64url').slice(0, 16)
}
