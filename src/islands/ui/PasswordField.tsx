import { useState } from 'react'
import type { ReactNode } from 'react'

import { Icon } from './Icon.tsx'
import { TextField } from './TextField.tsx'
import styles from './PasswordField.module.css'

interface Props {
  id: string
  label: string
  hint?: ReactNode
  error?: string
  said?: string
  /** Tells the browser's password manager which password this is. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, with a button to see what was typed. */
export function PasswordField({ id, label, hint, error = '', said = '', autoComplete }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      id={id}
      label={label}
      hint={hint}
      error={error}
      said={said}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      // Only a text may have it; a hidden password is never capitalised.
      {...(shown && { autoCapitalize: 'off' })}
      autoCorrect="off"
      spellCheck={false}
      beside={
        <button
          className={`button ${styles['show']}`}
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
          Show password
        </button>
      }
    />
  )
}
