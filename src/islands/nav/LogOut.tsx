import { useLive } from '#islands/use-live.ts'
import { logOut } from '#stores/log-out.ts'
import { session } from '#stores/session.ts'

/** Shown to members. Subscribing here is what starts the session on every page with a member's hint. */
export function LogOut() {
  useLive(session.$session, { state: 'unknown' })
  return (
    <button className="key for-members" type="button" onClick={logOut}>
      Logout
    </button>
  )
}
