import { parseSeen, withSeen } from '#domain/forum/answer-news.ts'
import type { SeenAnswers } from '#domain/forum/answer-news.ts'
import { stored } from '#stores/stored.ts'

/** Which answers to own questions a member has seen on this device. Logging out removes it. */
export function createSeenAnswers() {
  const $seen = stored<SeenAnswers>(
    'seenAnswers',
    {},
    {
      decode: parseSeen,
      encode: seen => (Object.keys(seen).length > 0 ? JSON.stringify(seen) : undefined),
    },
  )
  return {
    $seen,
    see(question: string, answers: number) {
      if ($seen.get()[question] !== answers) $seen.set(withSeen($seen.get(), question, answers))
    },
  }
}

export const seenAnswers = createSeenAnswers()
