import { useRef } from 'react'

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

/** Sets a password for a member who signs in with Google, and may have had one before the address was confirmed. */
export function AddPassword({ email, busy, now }: Props) {
  const form = useRef<HTMLFormElement>(null)

  const save = () => ownAccount.addPassword(typed(form.current, 'account-new-password'))

  return (
    <PasswordForm title="Add a password" email={email} form={form} save={save}>
      <PasswordField
        id="account-new-password"
        label="New password"
        hint="At least 6 characters. Google is asked first whether it is you. A password that you had before does not count any more."
        {...passwordError(now, 'new')}
        autoComplete="new-password"
      />
      <button className="button button-primary" type="submit" aria-disabled={busy}>
        Ask Google, then save the password
      </button>
    </PasswordForm>
  )
}
