import { atom } from 'nanostores'

import { ANALYSIS_DELAY, reportOn, submit } from '#domain/diagnostics/diagnosis.ts'
import type { Diagnosis } from '#domain/diagnostics/diagnosis.ts'
import type { Typed } from '#domain/diagnostics/fields.ts'
import { after } from '#services/timer.ts'
import { markTitle } from '#services/document-title.ts'

/** What the form needs of the page; tests give their own. */
export interface DiagnosticsPage {
  after: (milliseconds: number, act: () => void) => () => void
  markTitle: (faulty: boolean) => void
}

/** What everybody meets first. */
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
    /** Checks what was typed; without an error the analysis begins. */
    submit: (typed: Typed) => show(submit(typed)),
    /** Clears results and errors, calls off a running analysis, and returns to the form. */
    redo: () => show({ state: 'form', errors: {} }),
  }
}

export const diagnostics = createDiagnostics({ after, markTitle })
