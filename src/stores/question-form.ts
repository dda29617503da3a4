import { atom } from 'nanostores'
import type { WritableAtom } from 'nanostores'

import type { Question } from '#domain/forum.ts'
import {
  draftProblems,
  emptyDraft,
  isEmptyDraft,
  parseDraft,
  readyDraft,
} from '#domain/question-draft.ts'
import type { Draft, DraftProblems } from '#domain/question-draft.ts'
import { questions as questionService } from '#services/forum-backend.ts'
import type { QuestionService } from '#services/questions.ts'
import { forum } from './forum.ts'
import { forumNotice } from './forum-notice.ts'
import type { Notice } from './forum-notice.ts'
import { memberFirst } from './member-first.ts'
import type { MemberFirst } from './member-first.ts'
import { stored } from './stored.ts'

interface Parts {
  service: QuestionService
  memberFirst: MemberFirst
  $notice: WritableAtom<Notice>
  asked: (question: Question) => void
}

/** The form to ask. What is typed is kept on this device until it is sent, also on the way through sign-in. */
export function createQuestionForm({ service, memberFirst, $notice, asked }: Parts) {
  const $draft = stored<Draft>('questionDraft', emptyDraft, {
    decode: parseDraft,
    encode: draft => (isEmptyDraft(draft) ? undefined : JSON.stringify(draft)),
  })
  const $problems = atom<DraftProblems>({})
  const $sending = atom(false)
  /** Whether the draft was here before: its writer should know that it was not forgotten. */
  const $restored = atom(!isEmptyDraft($draft.get()))

  function type(changed: Partial<Draft>) {
    const draft = { ...$draft.get(), ...changed }
    $draft.set(draft)
    // A complaint goes as soon as it is mended; new ones wait until the form is sent.
    const now = draftProblems(draft) ?? {}
    const old = Object.keys($problems.get())
    $problems.set(Object.fromEntries(Object.entries(now).filter(([field]) => old.includes(field))))
  }

  async function send() {
    if ($sending.get()) return
    $problems.set(draftProblems($draft.get()) ?? {})
    const draft = readyDraft($draft.get())
    if (!draft) return
    $sending.set(true)
    try {
      const member = await memberFirst('Please log in to ask a question.', '/forum#ask')
      if (member.ok) {
        const question = await service.ask(member.value, draft)
        if (question.ok) {
          $draft.set(emptyDraft)
          $restored.set(false)
          asked(question.value)
          $notice.set({ state: 'done', deed: 'ask' })
        } else $notice.set({ state: 'failed', deed: 'ask', reason: question.reason })
      } else if (member.reason === 'offline')
        $notice.set({ state: 'failed', deed: 'ask', reason: 'offline' })
    } finally {
      $sending.set(false)
    }
  }

  return { $draft, $problems, $sending, $restored, type, send }
}

export const questionForm = createQuestionForm({
  service: questionService,
  memberFirst,
  $notice: forumNotice,
  asked: forum.add,
})
