import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'

import { anchorOf } from '#domain/forum.ts'
import type { Question } from '#domain/forum.ts'
import { reportAddress, reportProblem, troubles } from '#domain/report.ts'
import type { Trouble } from '#domain/report.ts'
import { signInPath } from '#domain/session.ts'
import type { Member } from '#domain/session.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { useLive } from '#islands/use-live.ts'
import { site } from '#site.ts'
import { forum } from '#stores/forum.ts'
import { reports } from '#stores/report.ts'
import { session } from '#stores/session.ts'
import styles from './Forum.module.css'
import { NoticeAbout } from './NoticeAbout.tsx'

interface Props {
  question: Question
  /** Empty for the question itself. */
  answer: string
  close: () => void
}

/** A member's report goes into the database, where an operator reads it; a guest finds the way to write a message. */
export function ReportDialog({ question, answer, close }: Props) {
  const now = useLive(session.$session, { state: 'unknown' })
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const away = () => dialog.current?.close()

  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={close}>
      <div className={styles['form']}>
        <h2 id={id}>{answer ? 'Report this answer' : 'Report this question'}</h2>
        <p>Whoever runs this forum reads your report. Nobody else sees it.</p>
        {now.state === 'member' ? (
          <ReportForm {...{ question, answer, away }} member={now.member} />
        ) : (
          <>
            <p>
              <a href={signInPath(forum.path(anchorOf(question)))}>Log in</a> to report it here, or{' '}
              <a href={reportAddress(site.contact.email, question, `${site.url}/forum`)}>
                write to {site.contact.email}
              </a>
              .
            </p>
            <button className="key" type="button" onClick={away}>
              Close
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}

interface FormProps {
  question: Question
  answer: string
  member: Member
  away: () => void
}

function ReportForm({ question, answer, member, away }: FormProps) {
  const [trouble, setTrouble] = useState<Trouble | ''>('')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [sending, setSending] = useState(false)
  const id = useId()

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const found = reportProblem(trouble, words)
    setProblem(found)
    if (found || !trouble || sending) return
    setSending(true)
    const sent = await reports.send(member, { question: question.id, answer, trouble, words })
    if (sent) away()
    else setSending(false)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {problem && (
        <p className="err" role="alert">
          <Icon name="octagon" />
          {problem}
        </p>
      )}
      <fieldset className={styles['troubles']}>
        <legend className={styles['legend']}>What is wrong?</legend>
        {(Object.keys(troubles) as Trouble[]).map(name => (
          <label key={name}>
            <input
              type="radio"
              name="trouble"
              checked={name === trouble}
              onChange={() => setTrouble(name)}
            />
            {troubles[name]}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id}>In your words (optional)</label>
        <textarea id={id} value={words} onChange={event => setWords(event.target.value)} />
      </div>
      <NoticeAbout about={question.id} />
      <div className="row">
        <button className="key key-main" type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Send the report'}
        </button>
        <button className="key" type="button" onClick={away}>
          Cancel
        </button>
      </div>
    </form>
  )
}
