import { atom } from 'nanostores'
import type { WritableAtom } from 'nanostores'

import type { Answer } from '#domain/forum.ts'
import type { Deed, ForumFailure, Notice } from '#domain/forum-notice.ts'
import { answerProblem, parseAnswerDrafts } from '#domain/question-draft.ts'
import { settle } from '#domain/result.ts'
import type { Remote } from '#domain/result.ts'
import { questions as reader } from '#services/forum-backend.ts'
import { forumWriter } from '#services/forum-writer.ts'
import { askConfirm } from '#services/page.ts'
import type { Author, QuestionReader, QuestionWriter } from '#services/questions.ts'
import { forumNotice } from './forum-notice.ts'
import { stored } from './stored.ts'

export type Thread = Remote<readonly Answer[], ForumFailure>

interface Parts {
  service: Pick<QuestionReader, 'answers'> &
    Pick<QuestionWriter, 'answer' | 'editAnswer' | 'removeAnswer'>
  $notice: WritableAtom<Notice>
  confirm: (question: string) => boolean
  newId: () => string
}

/** The answers under the questions, read when somebody opens them. */
export function createAnswers({ service, $notice, confirm, newId }: Parts) {
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

  /** The ids of answers that are being sent: sent again, each is still one answer. */
  const ids = new Map<string, string>()
  const $sending = atom<string>('')

  const say = (deed: Deed, about: string, reason?: ForumFailure) =>
    $notice.set(reason ? { state: 'failed', deed, about, reason } : { state: 'done', deed, about })

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
    /** The question whose answer is being sent; empty for none. */
    $sending,
    type,
    async open(question: string) {
      const { state } = $threads.get()[question] ?? { state: 'idle' }
      if (state === 'ready' || state === 'loading') return
      setThread(question, { state: 'loading' })
      setThread(question, settle(await service.answers(question)))
    },
    async send(author: Author, question: string) {
      const text = $drafts.get()[question] ?? ''
      if (answerProblem(text) || $sending.get()) return
      $sending.set(question)
      const id = ids.get(question) ?? newId()
      ids.set(question, id)
      const sent = await service.answer(author, question, text.trim(), id)
      $sending.set('')
      if (!sent.ok) return say('answer', question, sent.reason)
      ids.delete(question)
      changeThread(question, answers => [...answers, sent.value])
      type(question, '')
      say('answer', question)
    },
    /** Changes an own answer. Tells whether that worked. */
    async edit(question: string, answer: string, typed: string): Promise<boolean> {
      const text = typed.trim()
      const done = await service.editAnswer(question, answer, text)
      if (done.ok)
        changeThread(question, answers =>
          answers.map(known =>
            known.id === answer ? { ...known, text, edited: done.value } : known,
          ),
        )
      say('edit', question, done.ok ? undefined : done.reason)
      return done.ok
    },
    async remove(question: string, answer: string) {
      if (!confirm('Delete this answer? It cannot be brought back.')) return
      const done = await service.removeAnswer(question, answer)
      if (done.ok) changeThread(question, answers => answers.filter(({ id }) => id !== answer))
      say('remove', question, done.ok ? undefined : done.reason)
    },
  }
}

export const answers = createAnswers({
  service: { ...forumWriter, answers: reader.answers },
  $notice: forumNotice,
  confirm: askConfirm,
  newId: () => crypto.randomUUID(),
})
