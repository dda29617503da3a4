import { useEffect, useRef } from 'react'

import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { typed } from '#islands/ui/typed.ts'
import { ownAccount } from '#stores/profile/own-account.ts'
import type { AccountState } from '#stores/profile/own-account.ts'
import { passwordError } from './password-error.ts'
import { PasswordForm } from './PasswordForm.tsx'

interface Props {
  email: string
  busy: boolean
  now: AccountState
}

/** The old password, then a new one. Each error is shown at the field that the provider named. */
export function ChangePassword({ email, busy, now }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const changed = now.state === 'done' && now.task === 'password'
  useEffect(() => {
    if (changed) form.current?.reset()
  }, [changed])

  const save = () =>
    ownAccount.changePassword(
      typed(form.current, 'account-old-password'),
      typed(form.current, 'account-new-password'),
    )

  return (
    <PasswordForm title="Change password" email={email} form={form} save={save}>
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
      <button className="button button-primary" type="submit" aria-disabled={busy}>
        Save the new password
      </button>
    </PasswordForm>
  )
}
