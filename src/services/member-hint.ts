import * as v from 'valibot'

import { MemberHint } from '#domain/sign-in/session.ts'
import { readStored, watchStored, writeStored } from './local-storage.ts'

const KEY = 'memberHint'

/** Who was signed in on this device when a page last asked. For display before the service answers, never for access. */
export function readMemberHint(): MemberHint | undefined {
  try {
    const parsed = v.safeParse(MemberHint, JSON.parse(readStored(KEY) ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

export function writeMemberHint(hint: MemberHint | undefined): void {
  writeStored(KEY, hint && JSON.stringify(hint))
}

/** Calls back when another tab has changed the hint. Returns an unsubscribe function. */
export function watchMemberHint(changed: (hint: MemberHint | undefined) => void): () => void {
  return watchStored(KEY, () => changed(readMemberHint()))
}
