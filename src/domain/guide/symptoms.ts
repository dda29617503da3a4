import * as v from 'valibot'

import { pathOf, sentence } from '#domain/fields.ts'

/** Parts of a guide that can answer a symptom, besides its fixes. */
const parts = ['stop', 'good', 'still'] as const

/** Where the answer to a symptom stands: a fix of the guide, another part of it, or another guide. */
export type Answer =
  | { kind: 'fix'; number: number }
  | { kind: 'part'; part: (typeof parts)[number] }
  | { kind: 'guide'; id: number; fix?: number }

/** What people say or type when one fix is what they need. */
export interface SymptomGroup {
  answer: Answer
  /** The first is written as one would say it to the reader: pages show it. */
  phrases: readonly string[]
}

const ADDRESS = /^\/issue\/([1-9]\d*)(?:#fix-([1-9]\d*))?$/

/** Reads `fix-3`, `stop`, `good`, `still`, `/issue/21` and `/issue/21#fix-3`. */
export function answerOf(key: string): Answer | undefined {
  const fix = /^fix-([1-9]\d*)$/.exec(key)?.[1]
  if (fix) return { kind: 'fix', number: Number(fix) }
  const part = parts.find(name => name === key)
  if (part) return { kind: 'part', part }
  const [, id, of] = ADDRESS.exec(key) ?? []
  if (!id) return undefined
  return { kind: 'guide', id: Number(id), ...(of ? { fix: Number(of) } : {}) }
}

/** The same, as a guide's file writes it. */
export function keyOf(answer: Answer): string {
  switch (answer.kind) {
    case 'fix':
      return `fix-${answer.number}`
    case 'part':
      return answer.part
    case 'guide':
      return `/issue/${answer.id}${answer.fix ? `#fix-${answer.fix}` : ''}`
    default:
      return answer satisfies never
  }
}

/** Every phrase, whatever answers it. */
export const phrasesOf = (groups: readonly SymptomGroup[]): string[] =>
  groups.flatMap(({ phrases }) => phrases)

const LEAST = 6
const MOST = 24

const groupMessage =
  'Group the symptoms by what answers them: "fix-1:" on a line, and below it the phrases, each after "- ".'
const listMessage = 'Write the phrases below it, one a line, each after "- ".'
const keyMessage = 'Write fix-1, stop, good, still, /issue/7 or /issue/7#fix-2.'

/** `symptoms` at the top of a guide: answers, each with the phrases that it answers. */
export const Symptoms = v.pipe(
  v.custom<Record<string, unknown>>(value => !Array.isArray(value), groupMessage),
  v.record(
    v.string(),
    v.pipe(v.array(sentence(3, 80), listMessage), v.minLength(1, listMessage)),
    groupMessage,
  ),
  v.rawTransform(({ dataset: { value }, addIssue }) => {
    const groups: SymptomGroup[] = []
    for (const [key, phrases] of Object.entries(value)) {
      const answer = answerOf(key)
      if (answer) groups.push({ answer, phrases })
      else addIssue({ message: keyMessage, path: pathOf(key) })
    }
    return groups
  }),
  v.check(groups => phrasesOf(groups).length >= LEAST, `Write at least ${LEAST} symptoms.`),
  v.check(groups => phrasesOf(groups).length <= MOST, `Write at most ${MOST} symptoms.`),
  v.check(
    groups =>
      new Set(phrasesOf(groups).map(phrase => phrase.toLowerCase())).size ===
      phrasesOf(groups).length,
    'A symptom is there twice. Remove one.',
  ),
)
