import type { ReactNode, RefObject, SubmitEvent } from 'react'

import styles from './Profile.module.css'

interface Props {
  title: string
  /** For the browser's password manager, which files the password under it. */
  email: string
  form: RefObject<HTMLFormElement | null>
  save: () => Promise<unknown>
  children: ReactNode
}

/** A collapsible form that sets or changes a password. */
export function PasswordForm({ title, email, form, save, children }: Props) {
  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <details className={styles['fold']}>
      <summary className="button">{title}</summary>
      <form className={styles['sheet']} noValidate ref={form} onSubmit={onSubmit}>
        <input hidden readOnly autoComplete="username" value={email} />
        {children}
      </form>
    </details>
  )
}
