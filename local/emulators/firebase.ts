import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { PROJECT, projectFile } from '#local/project.ts'
import type { Ports } from './ports.ts'

export interface Emulators {
  /** Settles when the process ends by itself, with the last of its output. */
  ended: Promise<string>
  stop: () => Promise<void>
}

interface Options {
  ports: Ports
  /** Where the command's settings and logs go. */
  folder: string
  /** Whether the built site is served too. */
  site: boolean
}

const SECONDS_TO_START = 180

/** Runs Google's Auth emulator, and Hosting's, by the public `firebase` command. Neither needs Java or an account. */
export async function startEmulators({ ports, folder, site }: Options): Promise<Emulators> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify(settings(ports, folder, site), null, 2),
  )
  const command = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js')
  const parts = site ? 'auth,hosting' : 'auth'
  const child = spawn(
    process.execPath,
    [
      '--import',
      new URL('end-with-parent.ts', import.meta.url).href,
      command,
      'emulators:start',
      '--only',
      parts,
      '--project',
      PROJECT,
      '--config',
      'firebase.json',
    ],
    {
      cwd: folder,
      // CI=1 keeps the command from asking questions and from looking for news on the network.
      env: { ...process.env, CI: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own group, so that Ctrl-C reaches it only through `stop`, after the users have been saved.
      detached: true,
    },
  )
  const said: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    output
      .setEncoding('utf8')
      .on('data', (text: string) => said.splice(0, Math.max(0, said.push(text) - 20)))
  }
  const ended = new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('exit', () => resolve(said.join('').trim()))
  })
  async function stop(): Promise<void> {
    child.kill('SIGINT')
    const inTime = await Promise.race([ended.then(() => true), wait(8000, false, { ref: false })])
    if (!inTime) child.kill('SIGKILL')
    await ended
  }

  const wanted = site ? [ports.authEmulator, ports.site] : [ports.authEmulator]
  const outcome = await Promise.race([allAnswer(wanted), ended])
  if (outcome === true) return { ended, stop }
  await stop()
  throw new Error(`The Auth and Hosting emulators did not start.\n${outcome || said.join('')}`)
}

async function allAnswer(ports: number[]): Promise<true | ''> {
  for (let tries = 0; tries < SECONDS_TO_START * 4; tries += 1) {
    const answers = await Promise.all(
      ports.map(port => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)),
    )
    if (answers.every(Boolean)) return true
    await wait(250)
  }
  return ''
}

/** The settings of firebase.json, so that the headers are those of production, with local ports and paths. */
function settings(ports: Ports, folder: string, site: boolean) {
  const shipped = JSON.parse(readFileSync(projectFile('firebase.json'), 'utf8')) as {
    hosting: object
  }
  const host = '127.0.0.1'
  return {
    ...(site && { hosting: { ...shipped.hosting, public: relative(folder, projectFile('dist')) } }),
    emulators: {
      auth: { host, port: ports.authEmulator },
      ...(site && { hosting: { host, port: ports.site } }),
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  }
}
