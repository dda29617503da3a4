import type { MemberHint } from '#domain/sign-in/session.ts'
import { useLive } from '#islands/use-live.ts'
import { session } from '#stores/sign-in/session.ts'
import { Portrait } from './Portrait.tsx'

/** A member's page before the account service has answered: what this device remembers, or that it cannot be reached. */
export function Checking() {
  const hint = useLive<MemberHint | undefined>(session.$hint, undefined)
  const unreachable = useLive(session.$unreachable, false)
  return (
    <div className="card for-members" hidden>
      <div className="row">
        <Portrait photo={hint?.photo} />
        {hint && <p>{hint.name}</p>}
      </div>
      {unreachable ? (
        <div className="notice" role="alert">
          <p>The account service cannot be reached. Check your connection.</p>
          <button className="button" type="button" onClick={session.retry}>
            Try again
          </button>
        </div>
      ) : (
        <p className="soft">One moment …</p>
      )}
    </div>
  )
}
