import { spawn } from 'node:child_process'

import { projectFile } from './project.ts'

/** Runs `npm run build` with these settings; prints its output only when it fails. */
export function buildSite(settings: Record<string, string>): Promise<void> {
  // npm names itself, so that the same npm is used on every system.
  const npm = process.env['npm_execpath']
  const [command, ...words] = npm
    ? [process.execPath, npm, 'run', 'build']
    : ['npm', 'run', 'build']
  const child = spawn(command ?? 'npm', words, {
    cwd: projectFile(''),
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', text => (said += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`The build failed.\n${said}`)),
    )
  })
}
