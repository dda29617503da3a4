import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { StoredObject } from './objects.ts'

const TABLE = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL,
    name TEXT NOT NULL,
    about TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (bucket, name)
  ) STRICT;`

export type Store = ReturnType<typeof createStore>

/** Objects and what is known about them in one SQLite file, so that neither can be there without the other. */
export function createStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(TABLE)
  const about = database.prepare('SELECT about FROM objects WHERE bucket = ? AND name = ?')
  const bytes = database.prepare('SELECT bytes FROM objects WHERE bucket = ? AND name = ?')
  const names = database.prepare('SELECT name FROM objects WHERE bucket = ? ORDER BY name')
  const put = database.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?)')
  const change = database.prepare('UPDATE objects SET about = ? WHERE bucket = ? AND name = ?')
  const remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND name = ?')
  const used = database.prepare('SELECT total(length(bytes)) AS bytes FROM objects')

  return {
    // Only `put` and `change` write to this file, so the text has the shape that they gave it.
    get(bucket: string, name: string): StoredObject | undefined {
      const row = about.get(bucket, name)
      return row && (JSON.parse(String(row['about'])) as StoredObject)
    },
    bytes: (bucket: string, name: string) =>
      Buffer.from((bytes.get(bucket, name)?.['bytes'] ?? '') as Uint8Array),
    names: (bucket: string) => names.all(bucket).map(row => String(row['name'])),
    put: (object: StoredObject, content: Buffer) =>
      void put.run(object.bucket, object.name, JSON.stringify(object), content),
    change: (object: StoredObject) =>
      void change.run(JSON.stringify(object), object.bucket, object.name),
    remove: (bucket: string, name: string) => void remove.run(bucket, name),
    usedBytes: () => Number(used.get()?.['bytes']),
    clear: () => database.exec('DELETE FROM objects'),
    close: () => database.close(),
  }
}
