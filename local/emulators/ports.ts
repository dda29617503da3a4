import { createServer } from 'node:net'

/** One number chooses all: the site is at it, the parts of the backend at those that follow. */
export interface Ports {
  site: number
  auth: number
  firestore: number
  storage: number
  authEmulator: number
}

export const DEFAULT_PORT = 4321

export const portsFrom = (site: number): Ports => ({
  site,
  auth: site + 1,
  firestore: site + 2,
  storage: site + 3,
  authEmulator: site + 4,
})

/** A port that something else listens on already. */
export async function takenPort(ports: Ports): Promise<number | undefined> {
  for (const port of Object.values(ports) as number[]) if (!(await isFree(port))) return port
  return undefined
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Ports that nothing uses now, for tests. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(Object.keys(portsFrom(0)).map(() => listenAnywhere()))
  const [site = 0, auth = 0, firestore = 0, storage = 0, authEmulator = 0] = servers.map(
    ({ port }) => port,
  )
  await Promise.all(servers.map(({ close }) => close()))
  return { site, auth, firestore, storage, authEmulator }
}

const listenAnywhere = (): Promise<{ port: number; close: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ port, close: () => new Promise(done => server.close(() => done())) })
    })
  })
