import type { ComponentProps, ReactNode } from 'react'

import { Icon } from './Icon.tsx'
import { ErrorText } from './ErrorText.tsx'

interface Props extends ComponentProps<'input'> {
  id: string
  label: string
  hint?: ReactNode
  /** What is wrong with what was typed; empty where nothing is. */
  error?: string
  /** What the provider said about it. */
  said?: string
  /** A control that belongs to the field. */
  beside?: ReactNode
}

/** A line to type in, with its label, hint and error. It keeps what was typed by itself, whatever happens around it. */
export function TextField({ id, label, hint, error = '', said = '', beside, ...input }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon name="octagon" />
          <ErrorText sentence={error} said={said} />
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {beside}
    </div>
  )
}
