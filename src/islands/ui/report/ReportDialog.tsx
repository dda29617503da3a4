import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import { failureSentence } from '#domain/forum/failure-sentences.ts'
import {
  parseReportDraft,
  reportAddress,
  reportProblem,
  reportReasons,
} from '#domain/forum/report.ts'
import type { ReportDraft, ReportReason } from '#domain/forum/report.ts'
import type { Reportable } from '#domain/reportable.ts'
import { signInPath } from '#domain/sign-in/session.ts'
import type { Member } from '#domain/sign-in/session.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useUnsavedWords } from '#islands/ui/use-unsaved-words.ts'
import { directionOf } from '#islands/ui/writing-direction.ts'
import { useLive } from '#islands/use-live.ts'
import { site } from '#site.ts'
import { reports } from '#stores/forum/report.ts'
import { $reported, notReported } from '#stores/reported.ts'
import { session } from '#stores/sign-in/session.ts'
import styles from './Report.module.css'

interface Props {
  about: Reportable
  close: () => void
}

/** A member's report goes into the database, where an operator reads it; a guest finds the way to write a message. */
export function ReportDialog({ about, close }: Props) {
  const now = useLive(session.$session, { state: 'unknown' })
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const away = () => dialog.current?.close()

  function closed() {
    reports.forget(about.post)
    close()
  }

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={closed}>
      <div className={styles['form']}>
        <h2 id={id}>Report this {about.kind}</h2>
        <p>Whoever runs this site reads your report. Nobody else sees it.</p>
        {now.state === 'member' ? (
          <ReportForm about={about} member={now.member} away={away} />
        ) : (
          <>
            <p>
              <a href={signInPath(about.path)}>Log in</a> to report it here, or{' '}
              <a href={reportAddress(site.contact.email, about, site.url)}>
                write to {site.contact.email}
              </a>
              .
            </p>
            <button className="button" type="button" onClick={away}>
              Close
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}

interface FormProps {
  about: Reportable
  member: Member
  away: () => void
}

function ReportForm({ about: { post }, member, away }: FormProps) {
  // Escape, which a slip of the hand presses, closes the dialog: its words are there when it is opened again.
  const unsaved = useUnsavedWords(member.uid, `report ${post}`, '')
  const { trouble, words } = parseReportDraft(unsaved.words)
  const [problem, setProblem] = useState<string | undefined>()
  const reported = useLive($reported, {})[post] ?? notReported
  const sending = reported.state === 'sending'
  const id = useId()

  /** Not while it is on its way: a report cannot be added to. */
  function type(changed: Partial<ReportDraft>) {
    if (!sending) unsaved.type(JSON.stringify({ trouble, words, ...changed }))
  }

  function cancel() {
    unsaved.forget()
    away()
  }

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const found = reportProblem(trouble, words)
    setProblem(found)
    if (found || !trouble) return
    await unsaved.save(() => reports.send(member, { post, trouble, words }))
  }

  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {problem && (
        <p className="error" role="alert">
          <Icon name="octagon" />
          {problem}
        </p>
      )}
      <fieldset className={styles['reasons']}>
        <legend className={styles['legend']}>What is wrong?</legend>
        {(Object.keys(reportReasons) as ReportReason[]).map(name => (
          <label key={name}>
            <input
              type="radio"
              name="trouble"
              checked={name === trouble}
              onChange={() => type({ trouble: name })}
            />
            {reportReasons[name]}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id}>In your words (optional)</label>
        <textarea
          id={id}
          dir={directionOf(words)}
          readOnly={sending}
          value={words}
          onChange={event => type({ words: event.target.value })}
        />
      </div>
      <p className={styles['failed']} role="status">
        {reported.state === 'failed' &&
          `Your report was not sent. It is still in the form. ${failureSentence(reported.reason, 'Our database')}`}
      </p>
      <div className="row">
        {/* Not `disabled`, which would take the focus away; the store lets no second press through. */}
        <button className="button button-primary" type="submit" aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send the report'}
        </button>
        <button className="button" type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
