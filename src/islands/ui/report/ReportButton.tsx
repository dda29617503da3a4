import { useEffect, useRef, useState } from 'react'

import type { Reportable } from '#domain/reportable.ts'
import { PartState } from '#islands/ui/PartState.tsx'
import { refocus } from '#islands/ui/refocus.ts'
import { TextButton } from '#islands/ui/TextButton.tsx'
import { usePart } from '#islands/ui/use-part.ts'
import { useLive } from '#islands/use-live.ts'
import { $reported, notReported } from '#stores/reported.ts'
import styles from './Report.module.css'

const loadDialog = () => import('./ReportDialog.tsx')

/** "Report": says what happens to a report, and sends it once. */
export function ReportButton({ about }: { about: Reportable }) {
  const [open, setOpen] = useState(false)
  const [part, retry] = usePart(open, loadDialog)
  const Dialog = part.state === 'ready' ? part.value.ReportDialog : undefined
  const { state } = useLive($reported, {})[about.post] ?? notReported
  const isDone = state === 'sent' || state === 'known'
  const said = useRef<HTMLParagraphElement>(null)

  // The button disappears once it has done its job.
  useEffect(() => {
    if (isDone) refocus(said.current)
  }, [isDone])

  return (
    <div className="needs-js">
      {!isDone && (
        <TextButton onClick={() => setOpen(true)}>
          Report<span className="vh"> {about.name}</span>
        </TextButton>
      )}
      <p className={styles['status']} role="status" tabIndex={-1} ref={said}>
        {state === 'sent' && 'You have reported this. Thank you: we will look at it.'}
        {state === 'known' && 'You have reported this before. Thank you: we will look at it.'}
      </p>
      {open &&
        !isDone &&
        (Dialog ? (
          <Dialog about={about} close={() => setOpen(false)} />
        ) : (
          <PartState part={part} retry={retry} />
        ))}
    </div>
  )
}
