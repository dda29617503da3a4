import { useState } from 'react'

import { anchorOf } from '#domain/forum/forum.ts'
import type { Question } from '#domain/forum/forum.ts'
import { PartState } from '#islands/ui/PartState.tsx'
import { TextButton } from '#islands/ui/TextButton.tsx'
import { usePart } from '#islands/ui/use-part.ts'
import styles from './Forum.module.css'

const loadThread = () => import('./Thread.tsx')

interface Props {
  question: Question
  open: boolean
  setOpen: (open: boolean) => void
}

const answersId = (question: Question) => `${anchorOf(question)}-answers`

/** The button that opens the answers to a question. */
export function AnswersButton({ question, open, setOpen }: Props) {
  const count = question.answers > 0 ? ` (${question.answers})` : ''
  return (
    <TextButton
      aria-expanded={open}
      aria-controls={answersId(question)}
      onClick={() => setOpen(!open)}
    >
      {open ? 'Hide answers' : 'Answers'}
      {count}
      <span className="vh"> to: {question.title}</span>
    </TextButton>
  )
}

/** The answers and the form for another are loaded when somebody first opens them. */
export function Answers({ question, open }: Omit<Props, 'setOpen'>) {
  const [needed, setNeeded] = useState(open)
  if (open && !needed) setNeeded(true)
  const [part, retry] = usePart(needed, loadThread)
  const Thread = part.state === 'ready' ? part.value.Thread : undefined
  return (
    <div className={styles['answers']} id={answersId(question)} tabIndex={-1} hidden={!open}>
      {Thread ? <Thread question={question} /> : needed && <PartState part={part} retry={retry} />}
    </div>
  )
}
