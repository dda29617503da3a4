import { atom } from 'nanostores'
import type { WritableAtom } from 'nanostores'

import type { Question } from '#domain/forum/forum.ts'
import type { ForumFailure, Notice } from '#domain/forum/notice.ts'
import {
  draftProblems,
  emptyDraft,
  isEmptyDraft,
  isSameDraft,
  parseDraft,
  readyDraft,
} from '#domain/forum/question-draft.ts'
import type { Draft, DraftProblems } from '#domain/forum/question-draft.ts'
import { forumWriter } from '#services/forum-writer.ts'
import type { QuestionWriter } from '#services/questions.ts'
import { forum } from './forum.ts'
import { $forumNotice } from './notice.ts'
import { memberFirst } from '#stores/sign-in/member-first.ts'
import type { MemberFirst } from '#stores/sign-in/member-first.ts'
import { stored } from '#stores/stored.ts'

interface Parts {
  service: Pick<QuestionWriter, 'ask'>
  memberFirst: MemberFirst
  $notice: WritableAtom<Notice>
  asked: (question: Question) => void
  /** Where a guest returns to after signing in. */
  wayBack: () => string
  newId: () => string
}

/** The form to ask. What is typed is kept on this device until it is sent, also on the way through sign-in. */
export function createQuestionForm({
  service,
  memberFirst,
  $notice,
  asked,
  wayBack,
  newId,
}: Parts) {
  const $draft = stored<Draft>('questionDraft', emptyDraft, {
    decode: parseDraft,
    encode: draft => (isEmptyDraft(draft) ? undefined : JSON.stringify(draft)),
  })
  const $problems = atom<DraftProblems>({})
  const $sending = atom(false)
  /** Whether the draft was restored: its author should know that nothing was lost. */
  const $restored = atom(!isEmptyDraft($draft.get()))
  // It may be emptied by hand, or by a log-out in another tab: nothing is still here then.
  $draft.listen(draft => isEmptyDraft(draft) && $restored.set(false))

  /** Stays the same until the question is in the forum: sent twice, it is still one question. */
  let id = newId()
  const failed = (reason: ForumFailure) =>
    $notice.set({ state: 'failed', action: 'ask', about: '', reason })

  function type(changed: Partial<Draft>) {
    const draft = { ...$draft.get(), ...changed }
    $draft.set(draft)
    // An error disappears as soon as it is fixed; new ones appear only when the form is submitted.
    const now = draftProblems(draft) ?? {}
    const old = Object.keys($problems.get())
    $problems.set(Object.fromEntries(Object.entries(now).filter(([field]) => old.includes(field))))
  }

  async function send() {
    if ($sending.get()) return
    const typed = $draft.get()
    $problems.set(draftProblems(typed) ?? {})
    const draft = readyDraft(typed)
    if (!draft) return
    $sending.set(true)
    try {
      const member = await memberFirst('Please log in to ask a question.', wayBack())
      if (!member.ok) return member.reason === 'offline' ? failed('offline') : undefined
      const question = await service.ask(member.value, draft, id)
      if (!question.ok) return failed(question.reason)
      id = newId()
      // What was typed while the question was being sent stays in the form.
      if (isSameDraft($draft.get(), typed)) $draft.set(emptyDraft)
      $restored.set(false)
      asked(question.value)
      $notice.set({ state: 'done', action: 'ask', about: question.value.id })
    } finally {
      $sending.set(false)
    }
  }

  return { $draft, $problems, $sending, $restored, type, send }
}

export const questionForm = createQuestionForm({
  service: forumWriter,
  memberFirst,
  $notice: $forumNotice,
  asked: forum.add,
  wayBack: () => forum.path('ask'),
  newId: () => crypto.randomUUID(),
})
