import { join } from 'node:path'

import { startFirestore } from './firestore/server.ts'
import { projectFile } from './project.ts'
import { startStorage } from './storage/server.ts'

interface Options {
  ports: { firestore: number; storage: number; site?: number }
  /** Where documents and photos are kept; without it they are forgotten at the end. */
  folder?: string | undefined
}

/** The Firestore- and the Storage-compatible server, under the rules that ship. */
export async function startDataServers({ ports, folder }: Options) {
  const file = (name: string) => (folder === undefined ? ':memory:' : join(folder, name))
  const firestore = await startFirestore({
    port: ports.firestore,
    site: ports.site,
    file: file('firestore.sqlite'),
    rules: projectFile('firestore.rules'),
    indexes: projectFile('firestore.indexes.json'),
  })
  const storage = await startStorage({
    port: ports.storage,
    site: ports.site,
    file: file('storage/objects.sqlite'),
    rules: projectFile('storage.rules'),
  }).catch(async (error: unknown) => {
    await firestore.close()
    throw error
  })
  return {
    firestore: firestore.address,
    storage: storage.address,
    clear() {
      firestore.clear()
      storage.clear()
    },
    close: async () => {
      await Promise.all([firestore.close(), storage.close()])
    },
  }
}
