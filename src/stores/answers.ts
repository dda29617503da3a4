import { atom } from 'nanostores'
import type { WritableAtom } from 'nanostores'

import type { Answer } from '#domain/forum.ts'
import { answerProblem, parseAnswerDrafts } from '#domain/question-draft.ts'
import { settle } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import { questions as questionService } from '#services/forum-backend.ts'
import { askConfirm } from '#services/page.ts'
import type { Author, ForumFailure, QuestionService } from '#services/questions.ts'
import { forumNotice } from './forum-notice.ts'
import type { Notice } from './forum-notice.ts'
import { stored } from './stored.ts'

export type Thread = Remote<readonly Answer[], ForumFailure>

interface Parts {
  service: QuestionService
  $notice: WritableAtom<Notice>
  confirm: (question: string) => boolean
}

/** The answers under the questions, read when somebody opens them. */
export function createAnswers({ service, $notice, confirm }: Parts) {
  const $threads = atom<Readonly<Record<string, Thread>>>({})
  /** Answers that are being written, by question; kept on this device until they are sent. */
  const $drafts = stored<Readonly<Record<string, string>>>(
    'answerDrafts',
    {},
    {
      decode: parseAnswerDrafts,
      encode: drafts => (Object.keys(drafts).length > 0 ? JSON.stringify(drafts) : undefined),
    },
  )

  const setThread = (question: string, thread: Thread) =>
    $threads.set({ ...$threads.get(), [question]: thread })

  function changeThread(question: string, edit: (answers: readonly Answer[]) => readonly Answer[]) {
    const thread = $threads.get()[question]
    if (thread?.state === 'ready')
      setThread(question, { state: 'ready', value: edit(thread.value) })
  }

  function type(question: string, text: string) {
    const { [question]: _, ...others } = $drafts.get()
    $drafts.set(text ? { ...others, [question]: text } : others)
  }

  return {
    $threads,
    $drafts,
    type,
    async open(question: string) {
      const { state } = $threads.get()[question] ?? { state: 'idle' }
      if (state === 'ready' || state === 'loading') return
      setThread(question, { state: 'loading' })
      setThread(question, settle(await service.answers(question)))
    },
    async send(author: Author, question: string) {
      const text = $drafts.get()[question] ?? ''
      if (answerProblem(text)) return
      const sent = await service.answer(author, question, text.trim())
      if (sent.ok) {
        changeThread(question, answers => [...answers, sent.value])
        type(question, '')
        $notice.set({ state: 'done', deed: 'answer' })
      } else $notice.set({ state: 'failed', deed: 'answer', reason: sent.reason })
    },
    async remove(question: string, answer: string) {
      if (!confirm('Delete this answer? It cannot be brought back.')) return
      const done = await service.removeAnswer(question, answer)
      if (done.ok) changeThread(question, answers => answers.filter(({ id }) => id !== answer))
      $notice.set(
        done.ok
          ? { state: 'done', deed: 'remove' }
          : { state: 'failed', deed: 'remove', reason: done.reason },
      )
    },
  }
}

export const answers = createAnswers({
  service: questionService,
  $notice: forumNotice,
  confirm: askConfirm,
})
