import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { typed } from '#islands/ui/typed.ts'
import { ownAccount } from '#stores/profile/own-account.ts'
import type { AccountState } from '#stores/profile/own-account.ts'
import { passwordError } from './password-error.ts'
import styles from './Profile.module.css'

interface Props {
  email: string
  busy: boolean
  now: AccountState
}

/** The old password, then a new one. Its errors are about the field that the provider named. */
export function ChangePassword({ email, busy, now }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const changed = now.state === 'done' && now.task === 'password'
  useEffect(() => {
    if (changed) form.current?.reset()
  }, [changed])

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void ownAccount.changePassword(
      typed(form.current, 'account-old-password'),
      typed(form.current, 'account-new-password'),
    )
  }

  return (
    <details className={styles['fold']}>
      <summary className="key">Change password</summary>
      <form className={styles['sheet']} noValidate ref={form} onSubmit={onSubmit}>
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="account-old-password"
          label="Old password"
          {...passwordError(now, 'old')}
          autoComplete="current-password"
        />
        <PasswordField
          id="account-new-password"
          label="New password"
          hint="At least 6 characters."
          {...passwordError(now, 'new')}
          autoComplete="new-password"
        />
        <button className="key key-main" type="submit" aria-disabled={busy}>
          Save the new password
        </button>
      </form>
    </details>
  )
}
