import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import type { Field } from '#domain/sign-in/auth-error-sentences.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { errorAt } from '#islands/ui/error-at.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { Refused } from '#islands/ui/Refused.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { typed } from '#islands/ui/typed.ts'
import { ownAccount } from '#stores/profile/own-account.ts'
import type { AccountState, Method } from '#stores/profile/own-account.ts'
import styles from './Profile.module.css'

interface Props {
  now: Extract<AccountState, { state: 'proof' | 'proving' }>
  methods: readonly Method[]
  member: Member
  keep: () => void
}

/** Reauthentication before the account is deleted. The methods depend on the account. */
export function Proof({ now, methods, member, keep }: Props) {
  const box = useRef<HTMLElement>(null)
  const captcha = useRef<HTMLDivElement>(null)
  const authError = now.state === 'proof' ? now.authError : undefined
  const { codeSent } = now
  const busy = now.state === 'proving'
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (codeSent) document.getElementById('proof-code')?.focus()
  }, [codeSent])
  const fields: readonly Field[] = [
    ...(methods.includes('password') ? (['password'] as const) : []),
    ...(codeSent ? (['code'] as const) : []),
  ]

  const onPassword = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void ownAccount.proveByPassword(typed(event.currentTarget, 'proof-password'))
  }
  const onCode = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (codeSent) void ownAccount.proveByCode(typed(event.currentTarget, 'proof-code'))
    else if (captcha.current) void ownAccount.sendCode(captcha.current)
  }

  return (
    <section
      className={`note ${styles['sheet']}`}
      ref={box}
      tabIndex={-1}
      aria-label="Show that it is you"
    >
      {authError ? (
        <Refused authError={authError} form="proof" fields={fields} reader="member" />
      ) : (
        <p>{authErrorSentence('recent-login')}</p>
      )}
      {methods.includes('password') && (
        <form className={styles['sheet']} noValidate onSubmit={onPassword}>
          <input hidden readOnly autoComplete="username" value={member.email} />
          <PasswordField
            id="proof-password"
            label="Password"
            {...errorAt('password', authError, 'member')}
            autoComplete="current-password"
          />
          <button className="button button-danger" type="submit" aria-disabled={busy}>
            Delete my account now
          </button>
        </form>
      )}
      {methods.includes('google') && (
        <button
          className="button"
          type="button"
          aria-disabled={busy}
          onClick={ownAccount.proveByGoogle}
        >
          <Icon name="google" />
          Ask Google, then delete
        </button>
      )}
      {methods.includes('phone') && (
        <form className={styles['sheet']} noValidate onSubmit={onCode}>
          <div ref={captcha} />
          {codeSent && (
            <TextField
              id="proof-code"
              label="Verification code"
              hint={`The six digits that we sent to ${member.phoneNumber}.`}
              {...errorAt('code', authError, 'member')}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          )}
          <button
            className={codeSent ? 'button button-danger' : 'button'}
            type="submit"
            aria-disabled={busy}
          >
            {codeSent ? 'Delete my account now' : `Send a code to ${member.phoneNumber}`}
          </button>
        </form>
      )}
      <button className="button" type="button" aria-disabled={busy} onClick={keep}>
        Keep my account
      </button>
    </section>
  )
}
