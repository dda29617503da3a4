import { atom, computed } from 'nanostores'
import type { ReadableAtom } from 'nanostores'

import { newsOf } from '#domain/forum/answer-news.ts'
import type { AnswerNews, SeenAnswers } from '#domain/forum/answer-news.ts'
import type { Question } from '#domain/forum/forum.ts'
import type { ForumFailure } from '#domain/forum/notice.ts'
import { ok, toRemote } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import { questions } from '#services/forum-backend.ts'
import type { QuestionReader } from '#services/questions.ts'
import { seenAnswers } from './seen-answers.ts'

export type { AnswerNews }

/** What the dashboard knows of answers to a member's own questions. */
export type NewsState = Remote<readonly AnswerNews[], ForumFailure>

/** Older questions get no answers any more, as a rule. */
const NEWEST = 20

/** Tells a member which of their questions have answers that they have not seen on this device. */
export function createAnswerNews(
  service: Pick<QuestionReader, 'askedBy'>,
  $seen: ReadableAtom<SeenAnswers>,
) {
  const $asked = atom<Remote<readonly Question[], ForumFailure>>({ state: 'idle' })
  /** The answer to an older request is not shown: it may be about somebody else. */
  let turn = 0

  const $news = computed([$asked, $seen], (asked, seen): NewsState =>
    asked.state === 'ready' ? toRemote(ok(newsOf(asked.value, seen))) : asked,
  )

  return {
    $news,
    async load(uid: string) {
      const mine = ++turn
      $asked.set({ state: 'loading' })
      const asked = await service.askedBy(uid, NEWEST)
      if (mine === turn) $asked.set(toRemote(asked))
    },
  }
}

export const answerNews = createAnswerNews(questions, seenAnswers.$seen)
