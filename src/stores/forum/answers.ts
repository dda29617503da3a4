import { atom } from 'nanostores'
import type { WritableAtom } from 'nanostores'

import type { Answer } from '#domain/forum/forum.ts'
import type { ForumAction, ForumFailure, Notice } from '#domain/forum/notice.ts'
import { answerProblem, parseAnswerDrafts } from '#domain/forum/answer-draft.ts'
import { plainText } from '#domain/plain-text.ts'
import type { Result } from '#domain/result.ts'
import { questions as reader } from '#services/forum-backend.ts'
import { forumWriter } from '#services/forum-writer.ts'
import { askConfirm } from '#services/page.ts'
import type { AnswerPage, Author, QuestionReader, QuestionWriter } from '#services/questions.ts'
import { forum as siteForum } from './forum.ts'
import type { createForum } from './forum.ts'
import { $forumNotice } from './notice.ts'
import { stored } from '#stores/stored.ts'

/** The answers that are shown below a question, and the state of loading them. */
export interface Thread {
  answers: readonly Answer[]
  reading:
    | { state: 'idle' }
    | { state: 'loading' }
    /** `next` is where the next page begins; empty for none. */
    | { state: 'ready'; next: string }
    | { state: 'failed'; reason: ForumFailure; next: string }
}

const clean = (typed: string) => plainText(typed).trim()

export const unread: Thread = { answers: [], reading: { state: 'idle' } }

interface Parts {
  service: Pick<QuestionReader, 'answers'> &
    Pick<QuestionWriter, 'answer' | 'editAnswer' | 'removeAnswer'>
  forum: Pick<ReturnType<typeof createForum>, 'change'>
  $notice: WritableAtom<Notice>
  confirm: (question: string) => boolean
  newId: () => string
}

/** The answers under the questions, read when somebody opens them. */
export function createAnswers({ service, forum, $notice, confirm, newId }: Parts) {
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
  const $sending = atom<readonly string[]>([])
  /** Answers whose deletion is under way: an impatient second press asks for nothing. */
  const leaving = new Set<string>()

  const say = (action: ForumAction, about: string, reason?: ForumFailure) =>
    $notice.set(
      reason ? { state: 'failed', action, about, reason } : { state: 'done', action, about },
    )

  const setThread = (question: string, thread: Thread) =>
    $threads.set({ ...$threads.get(), [question]: thread })

  const threadOf = (question: string) => $threads.get()[question] ?? unread

  function changeThread(question: string, edit: (answers: readonly Answer[]) => readonly Answer[]) {
    const thread = threadOf(question)
    setThread(question, { ...thread, answers: edit(thread.answers) })
  }

  /** An answer that was sent here a moment ago may be on the page that is read now. */
  function take(question: string, next: string, page: Result<AnswerPage, ForumFailure>) {
    const { answers } = threadOf(question)
    if (!page.ok)
      return setThread(question, {
        answers,
        reading: { state: 'failed', reason: page.reason, next },
      })
    const read = new Set(page.value.answers.map(({ id }) => id))
    const others = answers.filter(({ id }) => !read.has(id))
    setThread(question, {
      answers: [...others, ...page.value.answers],
      reading: { state: 'ready', next: page.value.next ?? '' },
    })
  }

  function type(question: string, text: string) {
    const { [question]: _, ...others } = $drafts.get()
    $drafts.set(text ? { ...others, [question]: text } : others)
  }

  return {
    $threads,
    $drafts,
    /** The questions whose answers are being sent. */
    $sending,
    type,
    /** Reads the first answers once, or those that could not be read. */
    async open(question: string) {
      const { answers, reading } = threadOf(question)
      if (reading.state === 'ready' || reading.state === 'loading') return
      const next = reading.state === 'failed' ? reading.next : ''
      setThread(question, { answers, reading: { state: 'loading' } })
      take(question, next, await service.answers(question, next))
    },
    /** Reads the next page of answers. */
    async more(question: string) {
      const { answers, reading } = threadOf(question)
      if (reading.state !== 'ready' || !reading.next) return
      setThread(question, { answers, reading: { state: 'loading' } })
      take(question, reading.next, await service.answers(question, reading.next))
    },
    async send(author: Author, question: string) {
      const typed = $drafts.get()[question] ?? ''
      if (answerProblem(typed) || $sending.get().includes(question)) return
      $sending.set([...$sending.get(), question])
      const id = ids.get(question) ?? newId()
      ids.set(question, id)
      const sent = await service.answer(author, question, clean(typed), id)
      $sending.set($sending.get().filter(other => other !== question))
      if (!sent.ok) return say('answer', question, sent.reason)
      ids.delete(question)
      changeThread(question, answers => [...answers, sent.value])
      forum.change(question, known => ({ ...known, answers: known.answers + 1 }))
      // What was typed while the answer was being sent stays in the form.
      if ($drafts.get()[question] === typed) type(question, '')
      say('answer', question)
    },
    /** Changes an own answer. Returns whether that worked. */
    async edit(question: string, answer: string, typed: string): Promise<boolean> {
      const text = clean(typed)
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
      if (leaving.has(answer) || !confirm('Delete this answer? It cannot be brought back.')) return
      leaving.add(answer)
      const done = await service.removeAnswer(question, answer)
      leaving.delete(answer)
      say('remove', question, done.ok ? undefined : done.reason)
      if (!done.ok) return
      changeThread(question, answers => answers.filter(({ id }) => id !== answer))
      forum.change(question, known => ({ ...known, answers: known.answers - 1 }))
    },
  }
}

export const answers = createAnswers({
  service: { ...forumWriter, answers: reader.answers },
  forum: siteForum,
  $notice: $forumNotice,
  confirm: askConfirm,
  newId: () => crypto.randomUUID(),
})
