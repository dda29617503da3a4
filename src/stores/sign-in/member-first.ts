import type { ReadableAtom } from 'nanostores'

import { fail, ok } from '#domain/result.ts'
import type { Result } from '#domain/result.ts'
import { signInPath } from '#domain/sign-in/session.ts'
import type { Member, Session } from '#domain/sign-in/session.ts'
import { goTo, sayAlert } from '#services/page.ts'
import { session } from './session.ts'

/** How long the account service may take to report the session. */
const TIME_OUT = 10_000

interface GatePage {
  alert: (message: string) => void
  goTo: (path: string) => void
}

export type MemberFirst = (
  message: string,
  wayBack: string,
) => Promise<Result<Member, 'guest' | 'offline'>>

/** For what only members may do: a guest reads the message and goes to sign in, with the way back. */
export function createMemberFirst($session: ReadableAtom<Session>, page: GatePage): MemberFirst {
  return async (message, wayBack) => {
    const now = await whenKnown($session)
    if (now.state === 'member') return ok(now.member)
    if (now.state === 'unknown') return fail('offline')
    page.alert(message)
    page.goTo(signInPath(wayBack))
    return fail('guest')
  }
}

function whenKnown($session: ReadableAtom<Session>): Promise<Session> {
  return new Promise(resolve => {
    // Keeps the session subscribed until it has answered.
    const unbind = $session.listen(now => {
      if (now.state !== 'unknown') end(now)
    })
    const timer = setTimeout(() => end($session.get()), TIME_OUT)
    function end(now: Session) {
      clearTimeout(timer)
      unbind()
      resolve(now)
    }
    const now = $session.get()
    if (now.state !== 'unknown') end(now)
  })
}

export const memberFirst = createMemberFirst(session.$session, { alert: sayAlert, goTo })
