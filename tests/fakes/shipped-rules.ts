import { startFirestore } from '#local/firestore/server.ts'
import { projectFile } from '#local/project.ts'

/** What the site is told so that it asks this database. */
export const settingsFor = ({ address }: { address: string }) => ({
  settings: { projectId: 'demo-fixwise', apiKey: 'local-key' },
  emulators: { firestore: address },
})

/** An empty local database under the rules and indexes that are deployed. */
export const startShippedRules = () =>
  startFirestore({
    port: 0,
    file: ':memory:',
    rules: projectFile('firestore.rules'),
    indexes: projectFile('firestore.indexes.json'),
  })
