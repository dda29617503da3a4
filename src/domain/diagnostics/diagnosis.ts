import { fieldNames, fields, readForm, written } from './fields.ts'
import type { Facts, FieldErrors, StorageDevice, Typed } from './fields.ts'
import { findingsIn } from './rules.ts'
import type { Finding } from './rules.ts'

/** How long the analysis takes, in milliseconds (specification, §9). */
export const ANALYSIS_DELAY = 3000

export const ANALYSING = 'Analyzing your system information...'

export interface Report {
  /** What was typed, each with its label; empty when nothing was given. */
  given: readonly { label: string; value: string }[]
  devices: readonly StorageDevice[]
  /** Empty: nothing to recommend. */
  findings: readonly Finding[]
}

/** Where the reader is: in the form, waiting, or reading the results. */
export type Diagnosis =
  | { state: 'form'; errors: FieldErrors }
  | { state: 'analysing'; facts: Facts }
  | { state: 'results'; report: Report }

/** What a press of the main button leads to. */
export function submit(typed: Typed): Diagnosis {
  const { facts, errors } = readForm(typed)
  if (Object.keys(errors).length > 0) return { state: 'form', errors }
  // There is nothing to analyse.
  if (Object.keys(facts).length === 0) return { state: 'results', report: reportOn(facts) }
  return { state: 'analysing', facts }
}

/** What the facts say. */
export function reportOn(facts: Facts): Report {
  const plain = fieldNames.filter(name => name !== 'storageDevices')
  return {
    given: plain.flatMap(name => {
      const value = facts[name]
      return value === undefined ? [] : [{ label: fields[name].label, value: written(value) }]
    }),
    devices: facts.storageDevices ?? [],
    findings: findingsIn(facts),
  }
}
