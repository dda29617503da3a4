import { useEffect, useRef } from 'react'
import type { SubmitEvent } from 'react'

import { fieldNames } from '#domain/diagnostics/fields.ts'
import type { Field, FieldErrors, Typed } from '#domain/diagnostics/fields.ts'
import { offersFrom } from '#domain/diagnostics/offers.ts'
import { answersIn, restoreAnswers } from '#islands/ui/answers.ts'
import { useLive } from '#islands/use-live.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { device } from '#stores/diagnostics/device.ts'
import { diagnostics } from '#stores/diagnostics/diagnostics.ts'
import { watchLogOut } from '#stores/sign-in/log-out-elsewhere.ts'
import styles from './Diagnostics.module.css'
import { Question } from './Question.tsx'
import { Summary } from './Summary.tsx'

/** The seven questions. The fields keep what is typed, so that nothing is lost while the island hydrates. */
export function Form({ errors }: { errors: FieldErrors }) {
  const seen = useLive(device.$seen, undefined)
  const offers = seen ? offersFrom(seen) : {}
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!form.current) return
    restoreAnswers(form.current, diagnostics.kept())
    // Something may have been typed before hydration.
    diagnostics.keep(answersIn(form.current))
  }, [])

  // The next person must not meet the answers of the one before. The reset clears them, and the results with them.
  useEffect(() => watchLogOut(() => form.current?.reset()), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    diagnostics.submit(typedIn(event.currentTarget))
  }

  return (
    <form
      className={styles['form']}
      noValidate
      ref={form}
      onInput={event => diagnostics.keep(answersIn(event.currentTarget))}
      onSubmit={submit}
      onReset={diagnostics.clear}
    >
      <Summary errors={errors} />
      <p>Every question may stay empty. What you type stays in this browser.</p>
      <fieldset className={styles['here']}>
        <legend>Is this the computer with the problem?</legend>
        <div className="choices">
          <label>
            <input type="radio" name="here" value="yes" />
            Yes, this one
          </label>
          <label>
            <input type="radio" name="here" value="no" />
            No, another one
          </label>
        </div>
      </fieldset>
      <p className={`note ${styles['if-here']}`}>
        What your browser can see stands beside the questions. It may be wrong: use it only if it
        fits.
      </p>
      <p className={`note ${styles['if-elsewhere']}`}>
        Then look on that computer, and type what it says. This browser can see nothing of it.
      </p>
      <button className="button" type="button" popoverTarget="find-out">
        <Icon name="help" />
        Where do I find this?
      </button>
      {fieldNames.map(name => (
        <Question key={name} name={name} error={errors[name]} offer={offers[name]} />
      ))}
      <div className="row">
        <button className="button button-primary button-large" type="submit">
          Start the analysis
        </button>
        <button className="button" type="reset">
          Clear all answers
        </button>
      </div>
    </form>
  )
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  return Object.fromEntries(fieldNames.map(name => [name, textOf(data, name)])) as Record<
    Field,
    string
  >
}

function textOf(data: FormData, name: Field): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
