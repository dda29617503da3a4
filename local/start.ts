/** `npm start`: builds the site and serves it on this computer. Ctrl-C ends it. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { serveSite } from './site-server.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4321' }, 'no-build': { type: 'boolean' } },
})
const port = Number(values.port)

if (!values['no-build']) {
  const { status } = spawnSync('npx', ['--no-install', 'astro', 'build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
try {
  await serveSite(port)
  console.log(`\nFixwise is at http://localhost:${port}\nCtrl-C ends it.`)
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken ? `Port ${port} is taken. Choose another: npm start -- --port 4322` : error,
  )
  process.exitCode = 1
}
