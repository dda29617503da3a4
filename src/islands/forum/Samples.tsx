import { useEffect, useRef, useState } from 'react'

import { anchorOf, questionOf } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import { currentFragment } from '#stores/forum/forum.ts'
import styles from './Forum.module.css'
import { QuestionItem } from './QuestionItem.tsx'

interface Props {
  samples: readonly Question[]
  /** Once there are real questions above, the samples have served their purpose. */
  fold: boolean
}

/** Our own sample questions. Without a script they are open. */
export function Samples({ samples, fold }: Props) {
  const [open, setOpen] = useState(true)
  const part = useRef<HTMLDetailsElement>(null)

  // Never while somebody is using them, or has followed a link to one.
  useEffect(() => {
    const named = questionOf(currentFragment())
    const isNamed = samples.some(({ id }) => id === named)
    if (fold && !isNamed && !part.current?.contains(document.activeElement)) setOpen(false)
  }, [fold, samples])

  if (samples.length === 0) return null
  return (
    <details
      className={styles['samples']}
      ref={part}
      open={open}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Sample questions</summary>
      <ul className={`card ${styles['questions']}`} role="list">
        {samples.map(question => (
          <QuestionItem key={anchorOf(question)} question={question} />
        ))}
      </ul>
    </details>
  )
}
