import { atom } from 'nanostores'

import { ANALYSIS_DELAY, reportOn, submit } from '#domain/diagnostics/diagnosis.ts'
import type { Diagnosis } from '#domain/diagnostics/diagnosis.ts'
import type { Typed } from '#domain/diagnostics/fields.ts'
import { parseAnswers } from '#domain/kept-answers.ts'
import type { KeptAnswers } from '#domain/kept-answers.ts'
import { after } from '#services/timer.ts'
import { markTitle } from '#services/document-title.ts'
import { removeFromSession, readSession, writeSession } from '#services/session-storage.ts'

/** What the form needs from the page; tests pass in their own. */
export interface DiagnosticsPage {
  after: (milliseconds: number, act: () => void) => () => void
  markTitle: (faulty: boolean) => void
  /** Where the answers are kept until the tab is closed. */
  answers: {
    read: () => string | undefined
    write: (answers: string) => void
    forget: () => void
  }
}

/** The state before anything has been typed. */
export const emptyForm: Diagnosis = { state: 'form', errors: {} }

/** The form, the wait of three seconds and the results. */
export function createDiagnostics(page: DiagnosticsPage) {
  const $diagnosis = atom<Diagnosis>(emptyForm)
  let callOff = () => {}

  function show(diagnosis: Diagnosis) {
    callOff()
    page.markTitle(diagnosis.state === 'form' && Object.keys(diagnosis.errors).length > 0)
    $diagnosis.set(diagnosis)
    if (diagnosis.state !== 'analysing') return
    const { facts } = diagnosis
    callOff = page.after(ANALYSIS_DELAY, () => show({ state: 'results', report: reportOn(facts) }))
  }

  return {
    $diagnosis,
    /** What was typed and chosen before the page was left or loaded again. */
    kept: (): KeptAnswers => parseAnswers(page.answers.read()),
    keep(answers: KeptAnswers) {
      if (Object.values(answers).some(Boolean)) page.answers.write(JSON.stringify(answers))
      else page.answers.forget()
    },
    /** Checks what was typed; without an error the analysis begins. */
    submit: (typed: Typed) => show(submit(typed)),
    /** Clears results and errors, calls off a running analysis, and returns to the form. */
    redo: () => show({ state: 'form', errors: {} }),
    /** The reader clears all answers. */
    clear() {
      page.answers.forget()
      show({ state: 'form', errors: {} })
    },
  }
}

export const diagnostics = createDiagnostics({
  after,
  markTitle,
  answers: {
    read: () => readSession('diagnosis'),
    write: answers => writeSession('diagnosis', answers),
    forget: () => removeFromSession('diagnosis'),
  },
})
