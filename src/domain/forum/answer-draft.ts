import * as v from 'valibot'

import { limits } from './forum.ts'
import { isVisible, plainText } from '#domain/plain-text.ts'

/** What is wrong with an answer; undefined when it can be sent. */
export function answerProblem(typed: string): string | undefined {
  const text = plainText(typed).trim()
  if (!isVisible(text)) return 'Write your answer.'
  return text.length > limits.answer ? `Keep the answer to ${limits.answer} characters.` : undefined
}

const AnswerDrafts = v.record(v.string(), v.string())

/** Unsent answers from the browser's store, which may hold anything. */
export function parseAnswerDrafts(stored: string): Readonly<Record<string, string>> {
  try {
    const parsed = v.safeParse(AnswerDrafts, JSON.parse(stored))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}
