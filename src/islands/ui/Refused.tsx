import { useEffect, useRef } from 'react'

import type { AuthError } from '#domain/sign-in/auth-error.ts'
import { authErrorField, authErrorSentence } from '#domain/sign-in/auth-error-sentences.ts'
import type { Field, Reader } from '#domain/sign-in/auth-error-sentences.ts'
import { ErrorText } from './ErrorText.tsx'
import styles from './Refused.module.css'

interface Props {
  authError: AuthError
  /** Begins the ids of the fields of this form. */
  form: string
  /** The fields that show their own errors. */
  fields?: readonly Field[]
  reader?: Reader
}

/**
 * Why something was refused, in red. It takes the focus, so that a screen reader says it and the keyboard is there. What
 * is about a field stands at the field, which takes the focus instead.
 */
export function Refused({ authError, form, fields, reader }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const about = authErrorField(authError.code)
  const field = about && fields?.includes(about) ? about : undefined
  useEffect(() => {
    if (!authError) return
    if (field) document.getElementById(`${form}-${field}`)?.focus()
    else box.current?.focus()
  }, [authError, form, field])
  if (field) return null
  return (
    <div className={`error-summary ${styles['refused']}`} role="alert" tabIndex={-1} ref={box}>
      <p>
        <ErrorText sentence={authErrorSentence(authError.code, reader)} said={authError.message} />
      </p>
    </div>
  )
}
