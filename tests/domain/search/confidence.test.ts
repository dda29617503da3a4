import { expect, test } from 'vitest'

import { isAnswer } from '#domain/search/confidence.ts'
import type { Evidence } from '#domain/search/confidence.ts'

const nothing: Evidence = {
  met: 0,
  share: 0,
  together: 0,
  foreign: 0,
  computer: false,
  fault: false,
  fact: false,
}
/** A guide that says just enough of the query: a hair less is not enough. */
const enough = { ...nothing, met: 1, share: 0.25 }

test.each<[string, boolean, Partial<Evidence>]>([
  ['that says just enough of the query', true, {}],
  ['that says a little less of it', false, { share: 0.2 }],
  ['that says less of it, but in one place', true, { share: 0.2, together: 0.2 }],
  ['that says more of another subject', false, { foreign: 0.1 }],
  ['that meets half of it, when a computer is named', true, { met: 0.5, computer: true }],
  ['that meets half of it, when a fault is told', true, { met: 0.8, fault: true }],
  ['that would just do, when the query asks for knowledge', false, { fact: true }],
  ['that does, when the query asks for knowledge of a fault', true, { fact: true, fault: true }],
])('a guide %s: %j', (_, answers, changes) => {
  expect(isAnswer({ ...enough, ...changes })).toBe(answers)
})

test('many words that are met do not make up for the rest for ever', () => {
  const strange = { ...nothing, met: 1.5, foreign: 0.1 }
  expect(isAnswer({ ...strange, foreign: 0 })).toBe(true)
  expect(isAnswer(strange)).toBe(false)
  expect(isAnswer({ ...strange, met: 10 })).toBe(false)
})

test('nothing is no answer', () => expect(isAnswer(nothing)).toBe(false))
