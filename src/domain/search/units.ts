import type { Language } from './language.ts'
import type { UnitKind } from './postings.ts'
import type { SearchRecord } from './records.ts'
import { negation, termsOf } from './terms.ts'
import { tokenise } from './tokenise.ts'

/** One title, symptom, description or heading: what it says, without order. */
export interface Unit {
  kind: UnitKind
  terms: ReadonlySet<string>
}

/** The number of the first symptom of a guide among its units. */
export const FIRST_SYMPTOM = 2

/** The units of a guide. Their place in the list is their number in the index. */
export function unitsOf(record: SearchRecord, language: Language): Unit[] {
  return [
    unit('title', record.title, language),
    unit('description', record.description, language),
    ...record.symptoms.map(text => unit('symptom', text, language)),
    ...record.headings.map(text => unit('heading', text, language)),
  ]
}

function unit(kind: UnitKind, text: string, language: Language): Unit {
  const terms = new Set<string>()
  for (const { term, negated, parts } of termsOf(tokenise(text), language)) {
    terms.add(term)
    if (negated) terms.add(negation(term))
    for (const part of parts) if (language.kinds.get(part) !== 'stop') terms.add(part)
  }
  return { kind, terms }
}
