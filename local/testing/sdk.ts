import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { connectStorageEmulator, getStorage } from 'firebase/storage'

import { startFirestore } from '#local/firestore/server.ts'
import { BUCKET, PROJECT, projectFile } from '#local/project.ts'

// The SDK prints every denied request; here denials are what is tested.
setLogLevel('silent')

let apps = 0

const newApp = () => {
  apps += 1
  return initializeApp(
    { projectId: PROJECT, apiKey: 'local', storageBucket: BUCKET },
    `app-${apps}`,
  )
}

const split = (address: string): [host: string, port: number] => {
  const [host = '', port] = address.split(':')
  return [host, Number(port)]
}

/** The database as seen by a page that is signed in as this member, or as nobody. */
export function firestoreAs(address: string, uid?: string, claims: Record<string, unknown> = {}) {
  const database = getFirestore(newApp())
  const options = uid === undefined ? {} : { mockUserToken: { ...claims, sub: uid } }
  connectFirestoreEmulator(database, ...split(address), options)
  return database
}

/** The storage as seen by a page that is signed in as this member, or as nobody. */
export function storageAs(address: string, uid?: string) {
  const storage = getStorage(newApp())
  storage.maxUploadRetryTime = 2000
  storage.maxOperationRetryTime = 2000
  const options = uid === undefined ? {} : { mockUserToken: { sub: uid } }
  connectStorageEmulator(storage, ...split(address), options)
  return storage
}

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'fixwise-'))

const OPEN = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{any=**} { allow read, write; }
  }
}`

/** A database in which everything is allowed, for tests that are not about the rules. */
export function startOpenFirestore(file = ':memory:', site?: number) {
  const rules = join(temporaryFolder(), 'open.rules')
  writeFileSync(rules, OPEN)
  return startFirestore({
    port: 0,
    site,
    file,
    rules,
    indexes: projectFile('firestore.indexes.json'),
  })
}

/** An unsigned token, as the Auth emulator makes them. */
export const tokenOf = (claims: Record<string, unknown>) =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.'
