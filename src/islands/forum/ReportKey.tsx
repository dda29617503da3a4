import { useState } from 'react'

import { askedBy } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import styles from './Forum.module.css'
import { PartState } from './PartState.tsx'
import { usePart } from './use-part.ts'

const loadDialog = () => import('./ReportDialog.tsx')

interface Props {
  question: Question
  /** The answer that is reported; the question itself without it. */
  answer?: { id: string; user: string }
}

/** "Report": says what happens to the report, and sends it. */
export function ReportKey({ question, answer }: Props) {
  const [open, setOpen] = useState(false)
  const [part, retry] = usePart(open, loadDialog)
  const Dialog = part.state === 'ready' ? part.value.ReportDialog : undefined
  return (
    <div className="needs-js">
      <button className={styles['report']} type="button" onClick={() => setOpen(true)}>
        Report
        <span className="vh">
          {answer ? ` the answer by ${askedBy(answer.user)}` : ` the question: ${question.title}`}
        </span>
      </button>
      {open &&
        (Dialog ? (
          <Dialog question={question} answer={answer?.id ?? ''} close={() => setOpen(false)} />
        ) : (
          <PartState part={part} retry={retry} />
        ))}
    </div>
  )
}
