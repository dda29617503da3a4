import { atom, onMount } from 'nanostores'

import { nameOf } from '#domain/session.ts'
import type { MemberHint, Session } from '#domain/session.ts'
import type { AccountService } from '#services/accounts.ts'
import { accounts } from '#services/backend.ts'
import { readMemberHint, writeMemberHint } from '#services/member-hint.ts'
import { markRoot } from '#services/page.ts'

/** What the session keeps on this device between pages; tests give their own. */
export interface HintStore {
  read: () => MemberHint | undefined
  write: (hint: MemberHint | undefined) => void
}

/**
 * Who is here. A device without a hint has no member, and the account service is not even loaded for it;
 * with a hint the state is unknown until the service has answered.
 */
export function createSession(service: AccountService, hints: HintStore) {
  const $session = atom<Session>({ state: 'unknown' })
  let stop: (() => void) | undefined

  function watch() {
    stop ??= service.watch(member => {
      $session.set(member ? { state: 'member', member } : { state: 'guest' })
      hints.write(
        member && { name: nameOf(member), ...(member.photoURL && { photo: member.photoURL }) },
      )
      markRoot('member', Boolean(member))
    })
  }

  onMount($session, () => {
    if (hints.read()) watch()
    else $session.set({ state: 'guest' })
    return () => {
      stop?.()
      stop = undefined
    }
  })

  return {
    $session,
    /** Starts to follow the account service: for pages where somebody may sign in. */
    watch,
    signOut: service.signOut,
  }
}

export const session = createSession(accounts, { read: readMemberHint, write: writeMemberHint })
