import { useRef } from 'react'
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

/** A password for a member by Google, who may have had one before the address was confirmed. */
export function AddPassword({ email, busy, now }: Props) {
  const form = useRef<HTMLFormElement>(null)

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void ownAccount.addPassword(typed(form.current, 'account-new-password'))
  }

  return (
    <details className={styles['fold']}>
      <summary className="key">Add a password</summary>
      <form className={styles['sheet']} noValidate ref={form} onSubmit={onSubmit}>
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="account-new-password"
          label="New password"
          hint="At least 6 characters. Google is asked first whether it is you. A password that you had before does not count any more."
          {...passwordError(now, 'new')}
          autoComplete="new-password"
        />
        <button className="key key-main" type="submit" aria-disabled={busy}>
          Ask Google, then save the password
        </button>
      </form>
    </details>
  )
}
