import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { addressesOf, startBackend } from './backend.ts'
import { buildSite } from './build-site.ts'
import { announceMessages } from './emulators/announce.ts'
import { keepUsers } from './emulators/keep-users.ts'
import { portsFrom, takenPort } from './emulators/ports.ts'
import { HELP, readOptions, type Options } from './options.ts'
import { buildSettings, projectFile } from './project.ts'

// What `npm start` runs: builds the site for the local backend, serves it, and keeps what is posted in .local/.

const folder = projectFile('.local')

async function start({ port, reset, build }: Exclude<Options, 'help'>): Promise<void> {
  const ports = portsFrom(port)
  const taken = await takenPort(ports)
  if (taken !== undefined) {
    throw new Error(
      `Port ${taken} is in use by another program. Choose others: npm start -- --port ${port + 100}`,
    )
  }
  if (reset) rmSync(folder, { recursive: true, force: true })

  if (build) {
    console.log('Building the site …')
    await buildSite(buildSettings(addressesOf(ports)))
  }
  console.log('Starting the local backend …')
  const backend = await startBackend({ ports, folder, keepIn: folder, site: true })
  const saveUsers = await keepUsers(backend.admin, join(folder, 'auth', 'users.json'))
  const stopAnnouncing = announceMessages(backend.admin, console.log)

  let ending = false
  async function end(): Promise<void> {
    if (ending) return
    ending = true
    stopAnnouncing()
    await saveUsers()
    await backend.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void end().then(() => process.exit(0)))
  }
  void backend.ended.then(async said => {
    if (ending) return
    await end()
    giveUp(new Error(`The Auth and Hosting emulators have ended by themselves.\n${said}`))
  })
  console.log(welcome(port))
}

const welcome = (port: number) => `
Fixwise is at http://localhost:${port}

Codes for signing in by phone, and links for setting a new password, appear here: nothing is sent.
Members, posts and photos are kept in .local/. Forget them all: npm start -- --reset
Ctrl-C ends everything.
`

function giveUp(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

const options = readOptions(process.argv.slice(2))

if (options === 'help') console.log(HELP)
else await start(options).catch(giveUp)
