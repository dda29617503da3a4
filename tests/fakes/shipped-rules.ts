import { startFirestore } from '#local/firestore/server.ts'
import { projectFile } from '#local/project.ts'

/** An empty local database under the rules and indexes that are deployed. */
export const startShippedRules = () =>
  startFirestore({
    port: 0,
    file: ':memory:',
    rules: projectFile('firestore.rules'),
    indexes: projectFile('firestore.indexes.json'),
  })
