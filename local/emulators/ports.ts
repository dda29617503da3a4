import { createServer } from 'node:net'

/** One number decides them all: the site gets it, the parts of the backend the ones that follow. */
export interface Ports {
  site: number
  auth: number
  firestore: number
  storage: number
  authEmulator: number
  /** Two that the firebase command needs for itself. */
  hub: number
  logging: number
}

export const DEFAULT_PORT = 4321

export const portsFrom = (site: number): Ports => ({
  site,
  auth: site + 1,
  firestore: site + 2,
  storage: site + 3,
  authEmulator: site + 4,
  hub: site + 5,
  logging: site + 6,
})

/** A port that is already in use. */
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

/** Free ports, for tests. */
export async function freePorts(): Promise<Ports> {
  const names = Object.keys(portsFrom(0))
  const servers = await Promise.all(names.map(() => listenAnywhere()))
  await Promise.all(servers.map(({ close }) => close()))
  const entries = names.map((name, place) => [name, servers[place]?.port ?? 0])
  return { ...portsFrom(0), ...Object.fromEntries(entries) }
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
