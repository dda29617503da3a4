import { startDataServers } from './data-servers.ts'
import { createAuthAdmin } from './emulators/auth-admin.ts'
import { openAuthDoor } from './emulators/auth-door.ts'
import { startEmulators } from './emulators/firebase.ts'
import type { Ports } from './emulators/ports.ts'
import { STAND_IN_PATH } from './google-stand-in.ts'
import type { Addresses } from './project.ts'

interface Options {
  ports: Ports
  /** Where posts and photos are kept; without it they are forgotten at the end. */
  keepIn?: string
  /** Where the emulators put their settings and logs. */
  folder: string
  /** Whether the built site is served too. */
  site: boolean
}

type Part = { close: () => Promise<void> }

/** Where each part of the backend answers. The build needs it before anything runs. */
export const addressesOf = (ports: Ports): Addresses => ({
  auth: `127.0.0.1:${ports.auth}`,
  firestore: `127.0.0.1:${ports.firestore}`,
  storage: `127.0.0.1:${ports.storage}`,
  google: `http://127.0.0.1:${ports.auth}${STAND_IN_PATH}`,
})

/** All parts of the backend, or an error and none of them. */
export async function startBackend({ ports, keepIn, folder, site }: Options) {
  const parts: Part[] = []
  const close = async () => {
    await Promise.allSettled(parts.toReversed().map(part => part.close()))
  }
  try {
    const data = await startDataServers({ ports, folder: keepIn })
    parts.push(data)
    const emulators = await startEmulators({ ports, folder, site })
    parts.push({ close: emulators.stop })
    parts.push(await openAuthDoor(ports.auth, ports.authEmulator, ports.site))
    const admin = createAuthAdmin(ports.authEmulator)
    await admin.hideWhoHasAccounts()
    return { admin, clearData: data.clear, ended: emulators.ended, close }
  } catch (error) {
    await close()
    throw error
  }
}
