import { nameOf } from '#domain/sign-in/session.ts'
import type { Session } from '#domain/sign-in/session.ts'
import { LogOutButton } from '#islands/ui/LogOutButton.tsx'
import { signIn } from '#stores/sign-in/sign-in.ts'
import styles from './SignIn.module.css'

interface Props {
  here: Session
  /** Somebody has just signed in on this page, which is about to navigate away. */
  entering: boolean
}

/** For somebody who is logged in by now, here or in another tab. Members see it before any script has asked. */
export function AlreadyIn({ here, entering }: Props) {
  return (
    <div className={`card for-members ${styles['box']}`} hidden>
      <p role="status">
        {entering && 'You are logged in. One moment …'}
        {!entering && here.state === 'member' && `You are logged in as ${nameOf(here.member)}.`}
        {!entering && here.state !== 'member' && 'You are logged in.'}
      </p>
      {!entering && (
        <div className="row">
          <button className="button button-primary" type="button" onClick={signIn.goOn}>
            Go on
          </button>
          <LogOutButton />
        </div>
      )}
    </div>
  )
}
