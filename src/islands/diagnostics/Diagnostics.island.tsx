/**
 * Why an island? The answers are checked here, never sent, and the browser offers what it can see.
 * Without JavaScript? The form is not shown; the page lists the same rules and guides in words.
 */
import { useEffect, useRef } from 'react'

import { ANALYSING } from '#domain/diagnostics/diagnosis.ts'
import type { Diagnosis } from '#domain/diagnostics/diagnosis.ts'
import { assertNever } from '#domain/result.ts'
import { useLive } from '#islands/use-live.ts'
import { diagnostics, emptyForm } from '#stores/diagnostics/diagnostics.ts'
import { Form } from './Form.tsx'
import { Results } from './Results.tsx'
import styles from './Diagnostics.module.css'

interface Props {
  /** Titles of the guides that the rules lead to, by number. */
  titles: Readonly<Record<number, string>>
}

export function Diagnostics({ titles }: Props) {
  const now = useLive(diagnostics.$diagnosis, emptyForm)
  const panel = useFocusOnChange(now.state)

  return (
    <section className={`card ${styles['diagnostics']}`} aria-labelledby="check">
      <h2 id="check" tabIndex={-1} ref={panel}>
        {now.state === 'results' ? 'Analysis results' : 'Check a computer'}
      </h2>
      <p className={styles['status']} role="status">
        {now.state === 'analysing' && ANALYSING}
      </p>
      {/* Hidden, not removed: what was typed is still there after Redo Analysis. */}
      <div hidden={now.state !== 'form'}>
        <Form errors={now.state === 'form' ? now.errors : {}} />
      </div>
      <Panel now={now} titles={titles} />
    </section>
  )
}

function Panel({ now, titles }: Props & { now: Diagnosis }) {
  switch (now.state) {
    case 'form':
      return null
    case 'analysing':
      return (
        <button className="button" type="button" onClick={diagnostics.redo}>
          Stop
        </button>
      )
    case 'results':
      return <Results report={now.report} titles={titles} />
    default:
      return assertNever(now)
  }
}

/** Moves the focus to the heading when the panel below it changes, but not when the page opens. */
function useFocusOnChange(state: Diagnosis['state']) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state) heading.current?.focus()
    before.current = state
  }, [state])
  return heading
}
