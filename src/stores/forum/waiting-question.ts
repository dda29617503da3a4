import { computed } from 'nanostores'

import { emptyDraft, isEmptyDraft, parseDraft, readyDraft } from '#domain/forum/question-draft.ts'
import type { Draft } from '#domain/forum/question-draft.ts'
import { stored } from '#stores/stored.ts'

/** A question that was started in the forum and not sent: its author may have had to register first. */
export type WaitingQuestion = 'none' | 'begun' | 'ready'

const $draft = stored<Draft>('questionDraft', emptyDraft, {
  decode: parseDraft,
  encode: draft => (isEmptyDraft(draft) ? undefined : JSON.stringify(draft)),
})

export const $waitingQuestion = computed($draft, (draft): WaitingQuestion => {
  if (isEmptyDraft(draft)) return 'none'
  return readyDraft(draft) ? 'ready' : 'begun'
})
