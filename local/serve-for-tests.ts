import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { addressesOf, startBackend } from './backend.ts'
import { startDataServers } from './data-servers.ts'
import { freePorts, type Ports } from './emulators/ports.ts'
import { buildSettings } from './project.ts'

interface Options {
  /** Without it, free ones are found. A site that was built before has its ports inside. */
  ports?: Ports
  /** Whether dist/ is served too, by the Hosting emulator with the headers of firebase.json. */
  site?: boolean
}

/**
 * The whole backend for end-to-end tests, in memory. It takes about 8 seconds to start because of the Auth emulator;
 * `startDataServers` alone takes none.
 */
export async function serveForTests({ ports: wanted, site = false }: Options = {}) {
  const ports = wanted ?? (await freePorts())
  const folder = await mkdtemp(join(tmpdir(), 'fixwise-backend-'))
  const addresses = addressesOf(ports)
  const backend = await startBackend({ ports, folder, site })
  return {
    addresses,
    site: `http://localhost:${ports.site}`,
    /** What `npm run build` needs in its environment to use this backend. */
    environment: buildSettings(addresses),
    admin: backend.admin,
    /** Forgets every member, post and photo. */
    async reset() {
      backend.clearData()
      await backend.admin.clear()
    },
    async close() {
      await backend.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Documents and photos only, in memory, on free ports. */
export const serveDataForTests = () => startDataServers({ ports: { firestore: 0, storage: 0 } })
