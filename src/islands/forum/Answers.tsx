import { useState } from 'react'

import { anchorOf } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import styles from './Forum.module.css'
import { PartState } from './PartState.tsx'
import { usePart } from './use-part.ts'

const loadThread = () => import('./Thread.tsx')

/** The key that opens the answers to a question. They, and what writes them, are loaded when somebody opens them. */
export function Answers({ question }: { question: Question }) {
  const [open, setOpen] = useState(false)
  const [part, retry] = usePart(open, loadThread)
  const id = `${anchorOf(question)}-answers`
  const Thread = part.state === 'ready' ? part.value.Thread : undefined

  return (
    <div className={styles['answers']}>
      <button
        className="key"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="message" />
        {open ? 'Hide answers' : 'Answers'}
        <span className="vh"> to: {question.title}</span>
      </button>
      <div id={id} hidden={!open}>
        {Thread ? <Thread question={question} /> : <PartState part={part} retry={retry} />}
      </div>
    </div>
  )
}
