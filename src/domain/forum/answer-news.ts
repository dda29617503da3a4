import * as v from 'valibot'

import type { Question } from './forum.ts'

/** How many answers a member has seen, by question. */
export type SeenAnswers = Readonly<Record<string, number>>

/** New answers to a question. */
export interface AnswerNews {
  question: string
  title: string
  count: number
}

/** More questions than a member follows at once. */
const MOST = 100

const Stored = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))

/** What was seen, from the browser's store, which may hold anything. */
export function parseSeen(stored: string): SeenAnswers {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(stored))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

/** Marks all answers to this question as seen. The newest come first, and the oldest are dropped. */
export function withSeen(seen: SeenAnswers, question: string, answers: number): SeenAnswers {
  const { [question]: _, ...others } = seen
  return Object.fromEntries([[question, answers], ...Object.entries(others).slice(0, MOST - 1)])
}

/** The member's questions with answers that have not been seen, in the order of the questions. */
export function newsOf(questions: readonly Question[], seen: SeenAnswers): AnswerNews[] {
  return questions
    .map(({ id, title, answers }) => ({ question: id, title, count: answers - (seen[id] ?? 0) }))
    .filter(({ count }) => count > 0)
}

/** "2 new answers". */
export const newsWords = (count: number) => (count === 1 ? '1 new answer' : `${count} new answers`)
