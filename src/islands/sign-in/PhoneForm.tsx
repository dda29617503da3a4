import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { useLive } from '#islands/use-live.ts'
import { errorAt } from '#islands/ui/error-at.ts'
import { TextField } from '#islands/ui/TextField.tsx'
import { typed } from '#islands/ui/typed.ts'
import { site } from '#site.ts'
import { signIn } from '#stores/sign-in/sign-in.ts'
import type { FormProps } from './form.ts'
import styles from './SignIn.module.css'

/** A number, then the code that was sent to it. The number stays in its field, so that it can be corrected. */
export function PhoneForm({ mode, authError, busy, whenAgreed }: FormProps) {
  const phone = useLive(signIn.$phone, { step: 'number' })
  const form = useRef<HTMLFormElement>(null)
  const captcha = useRef<HTMLDivElement>(null)
  const asksCode = phone.step === 'code'
  useEffect(() => {
    if (asksCode) document.getElementById('sign-in-code')?.focus()
  }, [asksCode])

  const send = () =>
    captcha.current && signIn.sendCode(typed(form.current, 'sign-in-phone'), captcha.current)

  function otherNumber() {
    if (busy) return
    signIn.otherNumber()
    document.getElementById('sign-in-phone')?.focus()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (asksCode) void signIn.checkCode(mode, typed(form.current, 'sign-in-code'))
    else whenAgreed(() => void send())
  }

  return (
    <form className={styles['form']} noValidate ref={form} onSubmit={onSubmit}>
      <TextField
        id="sign-in-phone"
        label="Phone number"
        hint={`With the code of your country: ${site.country.dialCode} is ${site.country.name}. We send one text message; Google checks first that a person asks.`}
        {...errorAt('phone', authError)}
        type="tel"
        autoComplete="tel"
        // A code may have been sent before this form was here.
        defaultValue={asksCode ? phone.phone : `${site.country.dialCode} `}
        readOnly={asksCode}
      />
      <div ref={captcha} />
      {phone.step === 'number' ? (
        <button
          className={`button button-primary button-large ${styles['fill']}`}
          type="submit"
          aria-disabled={busy}
        >
          Send verification code
        </button>
      ) : (
        <>
          <TextField
            id="sign-in-code"
            label="Verification code"
            hint={`The six digits that we sent to ${phone.phone}.`}
            {...errorAt('code', authError)}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <button
            className={`button button-primary button-large ${styles['fill']}`}
            type="submit"
            aria-disabled={busy}
          >
            Verify code
          </button>
          <div className="row">
            <button
              className="button"
              type="button"
              aria-disabled={busy || phone.wait > 0}
              onClick={() => phone.wait === 0 && send()}
            >
              {phone.wait > 0 ? `Send another code in ${phone.wait} s` : 'Send another code'}
            </button>
            <button className="button" type="button" aria-disabled={busy} onClick={otherNumber}>
              Change the number
            </button>
          </div>
        </>
      )}
      {mode === 'login' && (
        <p className="hint">
          New here? Before your number makes an account, we ask for your age and about the{' '}
          <a href="/terms-of-service">Terms of Service</a>.
        </p>
      )}
    </form>
  )
}
