import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Document } from './documents.ts'
import { parseDocumentName } from './names.ts'
import { timestamp, type Fields } from './value.ts'

const TABLE = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS documents (
    name TEXT PRIMARY KEY,
    parent TEXT NOT NULL,
    collection TEXT NOT NULL,
    fields TEXT NOT NULL,
    created TEXT NOT NULL,
    updated TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS by_collection ON documents (collection, parent);`

export type Store = ReturnType<typeof createStore>

/** Documents in one SQLite file, or in memory only (`:memory:`). */
export function createStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(TABLE)
  const one = database.prepare('SELECT * FROM documents WHERE name = ?')
  const below = database.prepare('SELECT * FROM documents WHERE collection = ? AND parent = ?')
  const anywhere = database.prepare(
    'SELECT * FROM documents WHERE collection = ? AND name > ? AND name < ?',
  )
  const remove = database.prepare('DELETE FROM documents WHERE name = ?')
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)')
  let latest = 0n

  return {
    get(name: string): Document | undefined {
      const row = one.get(name)
      return row && toDocument(row)
    },

    /** The documents of one collection. */
    collection: (parent: string, id: string) => below.all(id, parent).map(toDocument),

    /** The documents of every collection of that name, at any depth under the parent. */
    group: (parent: string, id: string) =>
      anywhere.all(id, `${parent}/`, `${parent}0`).map(toDocument),

    /** All changes or none; `undefined` deletes. */
    apply(changes: Map<string, Document | undefined>): void {
      database.exec('BEGIN')
      try {
        for (const [name, document] of changes) {
          if (!document) remove.run(name)
          else
            put.run(
              name,
              ...placeOf(name),
              JSON.stringify(document.fields),
              document.createTime,
              document.updateTime,
            )
        }
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },

    /** The time of a commit: never the same twice, so that it can tell two versions apart. */
    now(): string {
      const clock = BigInt(Date.now()) * 1000n
      latest = clock > latest ? clock : latest + 1n
      return timestamp(latest)
    },

    clear: () => database.exec('DELETE FROM documents'),
    close: () => database.close(),
  }
}

function placeOf(name: string): [parent: string, collection: string] {
  const { root, segments } = parseDocumentName(name)
  return [[root, ...segments.slice(0, -2)].join('/'), segments.at(-2) ?? '']
}

// Only `apply` writes to this file, so what it holds has the shape that `apply` gave it.
const toDocument = (row: Record<string, unknown>): Document => ({
  name: String(row['name']),
  fields: JSON.parse(String(row['fields'])) as Fields,
  createTime: String(row['created']),
  updateTime: String(row['updated']),
})
