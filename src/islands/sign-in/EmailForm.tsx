import { useRef } from 'react'
import type { SubmitEvent } from 'react'

import { errorAt } from '#islands/ui/error-at.ts'
import { PasswordField } from '#islands/ui/PasswordField.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { typed } from '#islands/ui/typed.ts'
import { signIn } from '#stores/sign-in/sign-in.ts'
import type { FormProps } from './form.ts'
import styles from './SignIn.module.css'

/** Email address and password. The provider decides what is right; nothing is checked here. */
export function EmailForm({ mode, authError, busy, whenAgreed }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isNew = mode === 'register'
  const email = () => typed(form.current, 'sign-in-email').trim()

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    whenAgreed(() => signIn.withEmail(mode, email(), typed(form.current, 'sign-in-password')))
  }

  return (
    <form className={styles['form']} noValidate ref={form} onSubmit={onSubmit}>
      <TextField
        id="sign-in-email"
        label="Email"
        hint={
          isNew ? 'We send one message there, with a link to confirm that it is yours.' : undefined
        }
        {...errorAt('email', authError)}
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        inputMode="email"
        spellCheck={false}
      />
      <PasswordField
        id="sign-in-password"
        label="Password"
        hint={
          isNew
            ? 'At least 6 characters. Three or four words in a row are easy to keep.'
            : undefined
        }
        {...errorAt('password', authError)}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
      <button
        className={`button button-primary button-large ${styles['fill']}`}
        type="submit"
        aria-disabled={busy}
      >
        {isNew ? 'Register' : 'Login'}
      </button>
      {!isNew && (
        <button
          className={styles['link']}
          type="button"
          aria-disabled={busy}
          onClick={() => signIn.sendReset(email())}
        >
          Forgot your password? Get a link by email
        </button>
      )}
    </form>
  )
}
