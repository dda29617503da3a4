import { useEffect } from 'react'

import { authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import { useLive } from '#islands/use-live.ts'
import { ownAccount } from '#stores/profile/own-account.ts'
import type { AccountState, Ways } from '#stores/profile/own-account.ts'
import { Breakable } from './Breakable.tsx'
import styles from './Unconfirmed.module.css'

/** Tells a member that the email address is not confirmed, and what hangs on it. */
export function Unconfirmed({ email }: { email: string }) {
  const ways = useLive<Ways | undefined>(ownAccount.$ways, undefined)
  const now = useLive<AccountState>(ownAccount.$state, { state: 'idle' })
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void ownAccount.lookAgain()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])

  if (!ways || ways.confirmed || !email || !ways.methods.includes('password')) return null
  const task = 'task' in now && now.task === 'confirmation' ? now.state : undefined
  return (
    <div className="note note-tell flow">
      <p>
        <b>Your email address is not confirmed yet.</b> Open the link in the message that we sent to{' '}
        <Breakable text={email} />. Until then, “Continue with Google” under this address would take
        your password away.
      </p>
      <button
        className="button"
        type="button"
        aria-disabled={task === 'working'}
        onClick={ownAccount.sendConfirmation}
      >
        Send the message again
      </button>
      <p className={styles['status']} role="status">
        {task === 'working' && 'One moment …'}
        {task === 'done' && 'A new message is on its way. Look in the spam folder too.'}
        {now.state === 'refused' &&
          task === 'refused' &&
          authErrorSentence(now.authError.code, 'member')}
      </p>
    </div>
  )
}
