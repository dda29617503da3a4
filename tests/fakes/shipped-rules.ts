import { join } from 'node:path'

import { startFirestore } from '#local/firestore/server.ts'
import { projectFile } from '#local/project.ts'

/** What the site is told so that it asks this database. */
export const settingsFor = ({ address }: { address: string }) => ({
  settings: { projectId: 'demo-fixwise', apiKey: 'local-key' },
  emulators: { firestore: address },
})

/** The rules that are deployed, or changed ones that the tests should refuse (quality/mutants). */
export function rulesFile(name: 'firestore.rules' | 'storage.rules'): string {
  const folder = process.env['RULES_FOLDER']
  return folder === undefined ? projectFile(name) : join(folder, name)
}

/** An empty local database under the rules and indexes that are deployed. */
export const startShippedRules = () =>
  startFirestore({
    port: 0,
    file: ':memory:',
    rules: rulesFile('firestore.rules'),
    indexes: projectFile('firestore.indexes.json'),
  })
