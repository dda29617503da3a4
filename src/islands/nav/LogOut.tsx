import { useLive } from '#islands/use-live.ts'
import { LogOutButton } from '#islands/ui/LogOutButton.tsx'
import { session } from '#stores/sign-in/session.ts'
import styles from './Nav.module.css'

/** Shown to members. Subscribing here is what starts the session on every page with a member's hint. */
export function LogOut() {
  useLive(session.$session, { state: 'unknown' })
  return (
    <div className="for-members" hidden>
      <LogOutButton noteClassName={`notice ${styles['still']}`} />
    </div>
  )
}
