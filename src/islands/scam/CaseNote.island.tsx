/**
 * Why an island? The note is made of what is ticked, and copied by the browser.
 * Without JavaScript? The boxes can be ticked and the lines filled in on screen or on paper, and printed.
 */
import { useEffect, useRef } from 'react'

import { damages, details, SCAM_GUIDE } from '#domain/scam/case-note.ts'
import { answersIn, restoreAnswers } from '#islands/ui/answers.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { useLive } from '#islands/use-live.ts'
import { scamCase } from '#stores/scam/case-note.ts'
import type { Copied } from '#stores/scam/case-note.ts'
import { watchLogOut } from '#stores/sign-in/log-out-elsewhere.ts'
import styles from './CaseNote.module.css'

const nothingYet = {}

const sentences: Record<Copied, string> = {
  nothing: '',
  empty: 'Tick what happened first, or write something down.',
  copied: 'The note is copied. Read it to your bank, or paste it into your report to the police.',
  refused: 'Your browser did not allow that. Print this page, or read the note out.',
}

/** What happened, as a list to tick, and the note for bank and police that comes of it. */
export function CaseNote() {
  const answers = useLive(scamCase.$answers, nothingYet)
  const copied = useLive(scamCase.$copied, 'nothing')
  const form = useRef<HTMLFormElement>(null)
  const written = Object.keys(answers).length > 0

  useEffect(() => {
    if (!form.current) return
    restoreAnswers(form.current, scamCase.kept())
    // Something may have been ticked before hydration.
    scamCase.keep(answersIn(form.current))
  }, [])

  // The next person must not meet what happened to the one before.
  useEffect(() => watchLogOut(() => form.current?.reset()), [])

  return (
    <form
      className={`card ${styles['case']}`}
      ref={form}
      onInput={event => scamCase.keep(answersIn(event.currentTarget))}
      onSubmit={event => {
        event.preventDefault()
        void scamCase.copy()
      }}
      onReset={() => scamCase.keep(nothingYet)}
    >
      <p>Fill this in on a phone or on paper, not on the computer that they were in.</p>
      <fieldset className={styles['list']}>
        <legend>Tick what happened</legend>
        {damages.map(({ id, happened, advice, fix }) => (
          <div key={id}>
            <label>
              <input type="checkbox" name={id} aria-describedby={`advice-${id}`} />
              {happened}
            </label>
            <p id={`advice-${id}`}>
              {advice} {fix && <a href={`${SCAM_GUIDE}#fix-${fix}`}>Step by step</a>}
            </p>
          </div>
        ))}
      </fieldset>
      <fieldset className={styles['details']}>
        <legend>Write down what you remember</legend>
        {details.map(({ name, label, hint }) => (
          <TextField
            key={name}
            id={`case-${name}`}
            name={name}
            label={label}
            hint={hint}
            maxLength={300}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <p className="hint">
        None of this is sent anywhere. This browser forgets it when you close the tab: copy or print
        it first.
      </p>
      {written && (
        <div className={styles['note']}>
          <h3>Your note for the bank and the police</h3>
          <pre>{scamCase.note()}</pre>
        </div>
      )}
      <div className="row needs-js">
        <button className="button button-primary" type="submit">
          <Icon name="copy" />
          Copy the note
        </button>
        <button className="button" type="button" onClick={() => globalThis.print()}>
          <Icon name="print" />
          Print this page
        </button>
        <button className="button" type="reset" hidden={!written}>
          Clear the list
        </button>
      </div>
      <p role="status">{sentences[copied]}</p>
    </form>
  )
}
