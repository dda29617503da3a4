import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import * as v from 'valibot'

import type { AuthAdmin } from './auth-admin.ts'

const Saved = v.array(v.unknown())
const SECONDS = 5

/**
 * The Auth emulator forgets its users when it ends. This puts back those of the last time and saves them again
 * every few seconds and at the end. The file holds test passwords as plain text, as the emulator itself does.
 */
export async function keepUsers(admin: AuthAdmin, file: string) {
  let saved = readSaved(file)
  const users = v.parse(Saved, JSON.parse(saved))
  if (users.length > 0) await admin.restore(users)

  async function save(): Promise<void> {
    const now = JSON.stringify(await admin.users())
    if (now === saved) return
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, now, { mode: 0o600 })
    renameSync(`${file}.new`, file)
    saved = now
  }

  // An emulator that has ended is noticed elsewhere; here it only means that there is nothing to save.
  const timer = setInterval(() => void save().catch(() => undefined), SECONDS * 1000)
  return async () => {
    clearInterval(timer)
    await save().catch(() => undefined)
  }
}

function readSaved(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '[]'
  }
}
