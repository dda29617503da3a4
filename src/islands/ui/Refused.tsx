import { useEffect, useRef } from 'react'

import type { Refusal } from '#domain/refusal.ts'
import { fieldOf, sentenceOf } from '#domain/refusal-sentences.ts'
import styles from './Refused.module.css'

interface Props {
  refusal: Refusal
  /** Begins the ids of the fields of this form. */
  form: string
}

/**
 * Why something was refused, in red: our sentence, then the provider's own words. It takes the focus, so that a
 * screen reader says it and the keyboard is there.
 */
export function Refused({ refusal, form }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  const { reason, said } = refusal
  const field = fieldOf(reason)
  const sentence = sentenceOf(reason)

  return (
    <div className={`errs ${styles['refused']}`} role="alert" tabIndex={-1} ref={box}>
      {field ? <a href={`#${form}-${field}`}>{sentence}</a> : <p>{sentence}</p>}
      {said && <p className={styles['said']}>{said}</p>}
    </div>
  )
}
